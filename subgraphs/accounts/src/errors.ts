import { PHONE_INVALID } from "@eightcount/rules/people/phone";
import { SIGN_UP_ERRORS } from "@eightcount/rules/people/sign-up-checks";

const failed = "An error has occurred!";
const tryLater = "Something went wrong! Check back later!";
const connection = "There was a connection issue, please try again!";

export const errors = {
  signUp: {
    usernameExists: {
      code: "USERNAME_EXISTS",
      message: "Email already in use!",
      field: "email",
    },
    captchaTokenMissing: {
      code: "INVALID_PARAMETER",
      message: "The captcha token is missing.",
      field: "captchaToken",
    },
    invalidPreferences: { code: "INVALID_PARAMETER", message: failed, field: "preferences" },
    nameTooLong: { code: "INVALID_NAME", message: failed, field: "name" },
    registrationClosed: { code: "REGISTRATION_CLOSED", message: failed },
    limitExceeded: { code: "LIMIT_EXCEEDED", message: failed },
    captchaUnavailable: { code: "CAPTCHA_UNAVAILABLE", message: failed, field: "captchaToken" },
  },
  verification: {
    codeMissing: {
      code: "INVALID_PARAMETER",
      message: "Please enter a verification code.",
      field: "verificationCode",
    },
    userNotFound: { code: "USER_NOT_FOUND", message: failed, field: "email" },
    codeMismatch: { code: "CODE_MISMATCH", message: failed, field: "verificationCode" },
    expiredCode: { code: "EXPIRED_CODE", message: failed, field: "verificationCode" },
    limitExceeded: { code: "LIMIT_EXCEEDED", message: failed },
    alreadyConfirmed: { code: "ALREADY_CONFIRMED", message: failed, field: "email" },
    signInRequired: {
      code: "SIGN_IN_REQUIRED",
      message: "Please sign in on this browser first, or use the one you signed up with.",
    },
  },
  signIn: {
    userNotFound: {
      code: "USER_NOT_FOUND",
      message: "That email you entered does not exist in our records.",
      field: "email",
    },
    notAuthorized: {
      code: "NOT_AUTHORIZED",
      message: "The password you entered is incorrect.",
      field: "password",
    },
    userNotConfirmed: {
      code: "USER_NOT_CONFIRMED",
      message: "Your account is not verified. You will be redirected shortly.",
    },
    captchaRequired: {
      code: "CAPTCHA_REQUIRED",
      message: SIGN_UP_ERRORS.captchaIncomplete.message,
      field: "captchaToken",
    },
    captchaUnavailable: { code: "CAPTCHA_UNAVAILABLE", message: tryLater, field: "captchaToken" },
    limitExceeded: { code: "LIMIT_EXCEEDED", message: tryLater },
  },
  passwordReset: {
    userNotFound: {
      code: "USER_NOT_FOUND",
      message: "Please check for spelling errors or if it is the correct user email",
      field: "email",
    },
    notAuthorized: {
      code: "NOT_AUTHORIZED",
      message: "An error has occurred, please try again",
      field: "email",
    },
    sendLimitExceeded: { code: "LIMIT_EXCEEDED", message: connection },
    codeMismatch: {
      code: "CODE_MISMATCH",
      message: "Your verification code is wrong.",
      field: "code",
    },
    expiredCode: { code: "EXPIRED_CODE", message: failed, field: "code" },
    unknownAccount: { code: "USER_NOT_FOUND", message: failed, field: "email" },
    limitExceeded: { code: "LIMIT_EXCEEDED", message: failed },
    invalidPassword: {
      code: "INVALID_PASSWORD",
      message: "Please enter a valid password!",
      field: "newPassword",
    },
  },
  changePassword: {
    notAuthorized: {
      code: "NOT_AUTHORIZED",
      message: "You entered the wrong password.",
      field: "currentPassword",
    },
    invalidPassword: {
      code: "INVALID_PASSWORD",
      message: "Please enter a valid password!",
      field: "newPassword",
    },
    limitExceeded: {
      code: "LIMIT_EXCEEDED",
      message: "Too many wrong passwords. Please try again in 15 minutes.",
    },
  },
  devices: {
    notFound: { code: "DEVICE_NOT_FOUND", message: "This device is no longer signed in." },
    current: {
      code: "CURRENT_DEVICE",
      message: "To sign out on this device, choose Logout in the menu.",
    },
  },
  accountDeletion: {
    notAuthorized: {
      code: "NOT_AUTHORIZED",
      message: "You entered the wrong password.",
      field: "password",
    },
    limitExceeded: {
      code: "LIMIT_EXCEEDED",
      message: "Too many wrong passwords. Please try again in 15 minutes.",
    },
  },
  profile: {
    invalidPhone: {
      code: "INVALID_PHONE",
      message: PHONE_INVALID,
      field: "phoneNumber",
    },
    nameTooShort: {
      code: "INVALID_NAME",
      message: "Name cannot be less than 2 characters",
      field: "name",
    },
    nameTooLong: { code: "INVALID_NAME", message: "An error occurred!", field: "name" },
  },
  tracking: {
    invalidVisitor: { code: "INVALID_PARAMETER", message: failed, field: "visitorId" },
    batchTooLarge: { code: "TOO_MANY_EVENTS", message: failed },
  },
} as const;
