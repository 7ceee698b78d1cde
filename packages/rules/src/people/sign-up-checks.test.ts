import { firstSignUpError, type SignUpForm } from "./sign-up-checks";

const threeStep: SignUpForm = {
  flow: "three-step",
  captchaToken: "solved",
  email: "ada@dance.com",
  name: "Ada Lovelace",
  password: "Dance123!",
  termsAgreed: true,
  planChoice: "yearly",
};
const twoStep: SignUpForm = { ...threeStep, flow: "two-step", name: null, termsAgreed: null };
const message = (form: SignUpForm) => firstSignUpError(form)?.message ?? null;

describe("sign-up checks", () => {
  it("accepts a complete form of either flow", () => {
    expect(firstSignUpError(threeStep)).toBeNull();
    expect(firstSignUpError(twoStep)).toBeNull();
  });

  it.each([
    ["captcha", { captchaToken: null }, "Please complete the reCAPTCHA."],
    ["blank captcha", { captchaToken: "  " }, "Please complete the reCAPTCHA."],
    ["blank plan", { planChoice: " " }, "Please choose a plan of your choice before proceeding!"],
    ["e-mail", { email: "ada" }, "Please enter a valid email!"],
    ["name", { name: " " }, "Please enter your Name!"],
    ["short name", { name: "A" }, "Name cannot be less than 2 characters"],
    ["password", { password: "dance" }, "Please enter a valid password!"],
    ["terms", { termsAgreed: false }, "Terms & Conditions have not been agreed to!"],
    ["plan", { planChoice: "" }, "Please choose a plan of your choice before proceeding!"],
  ])("the %s check has its own message in the three-step flow", (_, fault, sentence) => {
    expect(message({ ...threeStep, ...fault })).toBe(sentence);
  });

  it("name, terms, and plan are required in the three-step flow only", () => {
    expect(message({ ...twoStep, name: null, termsAgreed: false, planChoice: null })).toBeNull();
  });

  it("FUN-VAL-20 check 6 finds any field that is left empty: One or more fields are empty!", () => {
    expect(message({ ...twoStep, planChoice: " " })).toBe("One or more fields are empty!");
    expect(message({ ...twoStep, name: "" })).toBe("One or more fields are empty!");
  });

  it("FUN-VAL-21 with several faults at once only the first in the order is named", () => {
    const repairs: Partial<SignUpForm>[] = [
      { planChoice: "monthly" },
      { captchaToken: "solved" },
      { email: "ada@dance.com" },
      { name: "Ada" },
      { password: "Dance123!" },
      { termsAgreed: true },
    ];
    let form: SignUpForm = {
      flow: "three-step",
      captchaToken: "",
      email: "",
      name: "",
      password: "",
      termsAgreed: false,
      planChoice: "",
    };
    const seen = [message(form)];
    for (const repair of repairs) {
      form = { ...form, ...repair };
      seen.push(message(form));
    }
    expect(seen).toEqual([
      "Please choose a plan of your choice before proceeding!",
      "Please complete the reCAPTCHA.",
      "Please enter a valid email!",
      "Please enter your Name!",
      "Please enter a valid password!",
      "Terms & Conditions have not been agreed to!",
      null,
    ]);
  });
});
