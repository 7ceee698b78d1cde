import { screen, waitFor } from "@testing-library/react";
import { createGraph, type MemoryGraph } from "../../testing/graph/graph";
import { aMember } from "../../testing/graph/world/members";
import { renderPage } from "../../testing/renderPage";
import { ResetCodeScreen } from "./ResetCodeScreen";
import { ResetEmailScreen } from "./ResetEmailScreen";
import { ResetPasswordScreen } from "./ResetPasswordScreen";

const email = "ana@example.com";

type Provoke = (graph: MemoryGraph) => void;

/** Opens the pages for a member who was emailed the code 123456. */
function open(at: Parameters<typeof renderPage>[0]["at"], provoke: Provoke = () => undefined) {
  const graph = createGraph({ members: [aMember({ email, resetCode: "123456" })] });
  provoke(graph);
  return renderPage({
    routes: [
      { path: "/reset/email", element: <ResetEmailScreen /> },
      { path: "/reset/code", element: <ResetCodeScreen /> },
      { path: "/reset/password", element: <ResetPasswordScreen /> },
    ],
    at,
    world: graph,
  });
}

const expired = { code: "EXPIRED_CODE", message: "An error has occurred!", field: "code" };

const requestReset = async (provoke?: Provoke) => {
  const page = open("/reset/email", provoke);
  await page.user.type(screen.getByLabelText("Email"), email);
  await page.user.click(screen.getByRole("button", { name: "SEND RESET CODE" }));
  return page;
};

describe("password reset: the e-mail", () => {
  it("FUN-RST-01 asks for the e-mail under SEND RESET CODE; FUN-RST-02 code sent leads to /reset/code", async () => {
    const { path, calls } = await requestReset();
    await waitFor(() => expect(path()).toBe("/reset/code"));
    expect(calls.at(-1)?.variables).toEqual({ input: { email } });
    expect(screen.getByText(/We sent a 6-digit code to ana@example.com/)).toBeVisible();
  });

  it("FUN-RST-10 shows the server's NotAuthorized message (AMB-12)", async () => {
    const message = "An error has occurred, please try again";
    const { path } = await requestReset((graph) =>
      graph.refuse("requestPasswordReset", { code: "NOT_AUTHORIZED", message, field: "email" }),
    );
    expect(await screen.findByText(message)).toBeVisible();
    expect(path()).toBe("/reset/email");
  });

  it("FUN-RST-11 unknown user: Please check for spelling errors or if it is the correct user email", async () => {
    const sentence = "Please check for spelling errors or if it is the correct user email";
    await requestReset((graph) => {
      graph.world.members = [];
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue(email);
  });

  it("FUN-RST-12 other: There was a connection issue, please try again!", async () => {
    await requestReset((graph) => graph.fail("ResetEmailScreenMutation"));
    expect(
      await screen.findByText("There was a connection issue, please try again!"),
    ).toBeVisible();
  });

  it("does not send a malformed e-mail", async () => {
    const { user, calls } = open("/reset/email");
    await user.type(screen.getByLabelText("Email"), "ana@");
    await user.keyboard("{Enter}");
    expect(screen.getByText("Please enter a valid email!")).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain("ResetEmailScreenMutation");
  });

  it("has a branded header", () => {
    open("/reset/email");
    expect(screen.getByRole("banner")).toContainElement(screen.getByLabelText("Eightcount"));
  });
});

describe("password reset: the code", () => {
  const at = { pathname: "/reset/code", state: { email } };

  it("FUN-RST-07 sends back to an earlier step when its prerequisite is missing", () => {
    expect(open("/reset/code").path()).toBe("/reset/email");
  });

  it("FUN-RST-07 the password step without a code goes back as well", () => {
    expect(open({ pathname: "/reset/password", state: { email } }).path()).toBe("/reset/code");
  });

  it("FUN-RST-03 six digits and CONTINUE; FUN-RST-04 a verified code leads to /reset/password", async () => {
    const { user, path } = open(at);
    await user.type(screen.getByLabelText("Reset code"), "123456789");
    expect(screen.getByLabelText("Reset code")).toHaveValue("123456");
    await user.click(screen.getByRole("button", { name: "CONTINUE" }));
    await waitFor(() => expect(path()).toBe("/reset/password"));
  });

  it("FUN-VAL-25 must be exactly 6 characters, else field error and Continue does nothing", async () => {
    const { user, path, calls } = open(at);
    await user.type(screen.getByLabelText("Reset code"), "12345");
    await user.click(screen.getByRole("button", { name: "CONTINUE" }));
    expect(screen.getByLabelText("Reset code")).toHaveAttribute("aria-invalid", "true");
    expect(path()).toBe("/reset/code");
    expect(calls.map(({ name }) => name)).not.toContain("ResetCodeScreenMutation");
  });

  it("FUN-RST-08 wrong code: Your verification code is wrong. and the field is cleared", async () => {
    const sentence = "Your verification code is wrong.";
    const { user } = open(at);
    await user.type(screen.getByLabelText("Reset code"), "000000");
    await user.click(screen.getByRole("button", { name: "CONTINUE" }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText("Reset code")).toHaveValue("");
  });
});

describe("password reset: an expired code", () => {
  it("FUN-RST-09 clears code and username and restarts at the e-mail", async () => {
    const { user, path } = open({ pathname: "/reset/code", state: { email } }, (graph) =>
      graph.refuse("verifyPasswordResetCode", expired),
    );
    await user.type(screen.getByLabelText("Reset code"), "123456");
    await user.click(screen.getByRole("button", { name: "CONTINUE" }));
    expect(await screen.findByText("An error has occurred!")).toBeVisible();
    await waitFor(() => expect(path()).toBe("/reset/email"));
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });
});

describe("password reset: the password", () => {
  const at = { pathname: "/reset/password", state: { email, code: "123456" } };
  const type = async (page: ReturnType<typeof open>, password: string, retyped: string) => {
    if (password) await page.user.type(screen.getByLabelText("New password"), password);
    if (retyped) await page.user.type(screen.getByLabelText("Retype password"), retyped);
    await page.user.click(screen.getByRole("button", { name: "RESET PASSWORD" }));
  };
  const sentTo = (page: ReturnType<typeof open>) => page.callsOf("useResetPasswordMutation");

  it("FUN-RST-05 new password and retype under RESET PASSWORD, sent with e-mail and code", async () => {
    const page = open(at);
    await type(page, "Passw0rd!", "Passw0rd!");
    await waitFor(() => expect(page.path()).toBe("/signin"));
    expect(sentTo(page)[0]?.variables).toEqual({
      input: { email, code: "123456", newPassword: "Passw0rd!" },
    });
  });

  it("FUN-VAL-26 is not sent if any check fails or any field is empty", async () => {
    const page = open(at);
    await type(page, "", "");
    await type(page, "short", "short");
    expect(sentTo(page)).toEqual([]);
    expect(await screen.findByText("Please enter a valid password!")).toBeVisible();
  });

  it("FUN-VAL-08 the retyped password must match", async () => {
    const page = open(at);
    await type(page, "Passw0rd!", "Passw0rd?");
    expect(screen.getByLabelText("Retype password")).toHaveAttribute("aria-invalid", "true");
    expect(sentTo(page)).toEqual([]);
  });

  it("FUN-RST-09 other failure: code and username cleared, An error has occurred!", async () => {
    const page = open(at, (graph) => graph.refuse("resetPassword", expired));
    await type(page, "Passw0rd!", "Passw0rd!");
    expect(await screen.findByText("An error has occurred!")).toBeVisible();
    await waitFor(() => expect(page.path()).toBe("/reset/email"));
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });
});
