import type { RequestHandler } from "express";
import helmet from "helmet";
import type { ServerConfig } from "./config.ts";

/** Returns nothing for a relative path, which 'self' already covers. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Sources of the captcha script, the code it loads, and its frames, as documented by Google. */
function recaptchaSources({ captchaProvider, recaptchaBaseUrl }: ServerConfig) {
  if (captchaProvider !== "recaptcha") return { scripts: [], frames: [] };
  return {
    scripts: [`${recaptchaBaseUrl}/`, "https://www.gstatic.com/recaptcha/"],
    frames: [`${recaptchaBaseUrl}/`, "https://recaptcha.google.com/recaptcha/"],
  };
}

export function contentSources(config: ServerConfig): Record<string, string[]> {
  const provider = [
    ...new Set([...originOf(config.recurlyJsUrl), ...originOf(config.recurlyJsApi)]),
  ];
  const media = originOf(config.mediaBaseUrl);
  // A 3-D Secure challenge opens in a frame of the card issuer, which can have any origin.
  const banks = provider.length > 0 ? ["https:"] : [];
  const recaptcha = recaptchaSources(config);
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...provider, ...recaptcha.scripts],
    // styled-components, the chart, and the captcha insert style elements at runtime.
    "style-src": ["'self'", "'unsafe-inline'", ...provider],
    "img-src": ["'self'", "data:", ...media, ...provider],
    "media-src": ["'self'", "blob:", ...media],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...media, ...provider],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'", ...provider, ...recaptcha.frames, ...banks],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
}

/** `payment` is for the provider's wallet script. The player needs the unlisted features. */
const PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(self)";

export function securityHeaders(config: ServerConfig): RequestHandler {
  const isProduction = config.nodeEnv === "production";
  const directives = contentSources(config);
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isProduction ? { ...directives, "upgrade-insecure-requests": [] } : directives,
    },
    strictTransportSecurity: isProduction,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  return (request, response, next) => {
    response.setHeader("permissions-policy", PERMISSIONS);
    guard(request, response, next);
  };
}
