import type { RequestHandler } from "express";
import helmet from "helmet";
import type { ServerConfig } from "./config.ts";

/** Returns the origin of a whole address; nothing for a path, which 'self' covers. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Where the captcha's script, the code it loads, and its frames come from, as Google lists them. */
function recaptchaSources({ captchaProvider, recaptchaBaseUrl }: ServerConfig) {
  if (captchaProvider !== "recaptcha") return { scripts: [], frames: [] };
  return {
    scripts: [`${recaptchaBaseUrl}/`, "https://www.gstatic.com/recaptcha/"],
    frames: [`${recaptchaBaseUrl}/`, "https://recaptcha.google.com/recaptcha/"],
  };
}

/** Returns the content security policy: what a page may load and connect to. */
export function contentSources(config: ServerConfig): Record<string, string[]> {
  const provider = [
    ...new Set([...originOf(config.recurlyJsUrl), ...originOf(config.recurlyJsApi)]),
  ];
  const media = originOf(config.mediaBaseUrl);
  // A 3-D Secure challenge opens in a frame of the card's bank, which may have any origin.
  const banks = provider.length > 0 ? ["https:"] : [];
  const recaptcha = recaptchaSources(config);
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...provider, ...recaptcha.scripts],
    // styled-components, the chart and the captcha write style elements while the page runs.
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

/**
 * Device features of pages and the frames in them. The wallet needs payment: the provider's script
 * opens its sheet from the page. Unlisted features keep the browser's default, which is this site
 * only; the player needs fullscreen, autoplay, picture-in-picture and the wake lock.
 */
const PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(self)";

/** Sets the headers of every response of this server, including health checks. */
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
