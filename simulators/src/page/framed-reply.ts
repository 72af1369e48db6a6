import { randomBytes } from 'node:crypto';
import type { Reply } from '../loopback/reply.ts';
import { type FramedPage, type FrameTexts, renderFrame } from './render-frame.ts';

/** Permissions of a page besides showing itself. */
export interface Permissions {
  status?: number;
  /** Targets of its forms, redirects included: origins of other sites. */
  formTargets?: readonly string[];
  /** Lets it show another page of the same listener within itself. */
  frames?: boolean;
}

/** A whole page. It lets no other script or style in, and loads nothing from elsewhere. */
export function framedReply(texts: FrameTexts, page: FramedPage, permissions: Permissions = {}): Reply {
  const { status = 200, formTargets, frames = false } = permissions;
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    `frame-src ${frames ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    `form-action ${formTargets ? ["'self'", ...formTargets].join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    kind: 'page',
    status,
    html: renderFrame(texts, page, nonce),
    headers: { 'content-security-policy': policy, vary: 'accept-language' },
  };
}
