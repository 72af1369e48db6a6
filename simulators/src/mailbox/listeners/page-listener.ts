import type { Server } from 'node:http';
import { answerRoutes, type Routes } from '../../control/answer-routes.ts';
import { createLocalListener, type LocalCall } from '../../loopback/create-local-listener.ts';
import { gatewayPage, type Reply } from '../../loopback/reply.ts';
import { chooseLanguage } from '../../page/choose-language.ts';
import { framedReply } from '../../page/framed-reply.ts';
import { html } from '../../page/html.ts';
import type { Mailbox } from '../mailbox.ts';
import { readMail } from '../messages/read-mail.ts';
import { EN, type MailboxTexts } from '../page/mailbox-page.en.ts';
import { FR } from '../page/mailbox-page.fr.ts';
import { renderList } from '../page/render-list.ts';
import { renderMessage } from '../page/render-message.ts';

/** The page and the control plane. */
export function createMailboxPageListener(mailbox: Mailbox, routes: Routes): Server {
  return createLocalListener((call) =>
    call.url.pathname.startsWith('/control/') ? answerRoutes(routes, call) : answerPage(mailbox, call),
  );
}

async function answerPage(mailbox: Mailbox, { request, url }: LocalCall): Promise<Reply> {
  if (request.method !== 'GET') return gatewayPage(405, 'Method Not Allowed');
  const language = chooseLanguage(url.searchParams.get('lang'), request.headers['accept-language']);
  const texts = { fr: FR, en: EN }[language];
  switch (url.pathname) {
    case '/':
      return framedReply(texts, { heading: texts.title, content: renderList(mailbox, texts), refresh: '/content' });
    case '/content':
      return { kind: 'page', status: 200, html: renderList(mailbox, texts).html };
    default:
      return showMessage(mailbox, url, texts);
  }
}

/** One mail or a part of it. */
async function showMessage(mailbox: Mailbox, url: URL, texts: MailboxTexts): Promise<Reply> {
  const message = mailbox.state.messages.get(Number(url.searchParams.get('id')));
  if (!message) return notFound(texts);
  const mail = await readMail(Buffer.from(message.raw, 'base64'));
  switch (url.pathname) {
    case '/message': {
      const heading = message.subject || texts.noSubject;
      const content = renderMessage(message, mail, texts);
      return framedReply(texts, { heading, content, query: `id=${message.id}&` }, { frames: true });
    }
    case '/html':
      return mail.html === null ? notFound(texts) : sandboxed(mail.html);
    case '/attachment':
      return showAttachment(mail.attachments[Number(url.searchParams.get('n') ?? '')], texts);
    default:
      return notFound(texts);
  }
}

/** The mail's own page: nothing in it runs, and nothing is fetched, as in a careful mail reader. */
function sandboxed(mailHtml: string): Reply {
  const policy = [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "frame-ancestors 'self'",
  ].join('; ');
  return {
    kind: 'page',
    status: 200,
    html: `<!doctype html><base target="_blank">${mailHtml}`,
    headers: { 'content-security-policy': policy },
  };
}

function showAttachment(attachment: { filename: string; bytes: Uint8Array } | undefined, texts: MailboxTexts): Reply {
  if (!attachment) return notFound(texts);
  const name = encodeURIComponent(attachment.filename).replaceAll("'", '%27');
  return {
    kind: 'file',
    // Saved and never shown: whatever it says it is, it does not become a page of this address.
    type: 'application/octet-stream',
    bytes: attachment.bytes,
    headers: {
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
    },
  };
}

function notFound(texts: MailboxTexts): Reply {
  return framedReply(texts, { heading: texts.notFound, content: html`` }, { status: 404 });
}
