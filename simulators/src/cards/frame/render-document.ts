import { randomBytes } from 'node:crypto';
import type { Reply } from '../../loopback/reply.ts';
import { type Html, html } from '../../page/html.ts';

export interface FrameDocument {
  lang: string;
  title: string;
  content: Html;
  style: string;
  script: string;
  /** The one page that may show this one within itself, or null. */
  ancestor: string | null;
}

/** A page to be shown within another one: nothing else may run in it, and no other page may show it. */
export function renderDocument({ lang, title, content, style, script, ancestor }: FrameDocument, status = 200): Reply {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestor ?? "'none'"}`,
  ].join('; ');
  const page = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${{ html: style }}
        </style>
      </head>
      <body>
        ${content}
        <script nonce="${nonce}">
          ${{ html: script }};
        </script>
      </body>
    </html> `;
  return { kind: 'page', status, html: page.html, headers: { 'content-security-policy': policy } };
}
