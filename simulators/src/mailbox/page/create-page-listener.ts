import type { FastifyInstance } from 'fastify';
import { addControlRoutes, type Routes } from '../../shared/control-routes.ts';
import { createLocalListener } from '../../loopback/create-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { addPages } from '../../page/add-pages.ts';
import { framedReply } from '../../page/framed-reply.ts';
import type { Mailbox } from '../mailbox.ts';
import { type ReadMail, readMail } from '../read-mail.ts';
import type { StoredMessage } from '../stored-message.ts';
import { EN, type MailboxTexts } from './mailbox-page.en.ts';
import { FR } from './mailbox-page.fr.ts';
import { renderList } from './render-list.ts';
import { renderMessage } from './render-message.ts';

/** The page and the control plane. */
export function createMailboxPageListener(mailbox: Mailbox, routes: Routes): FastifyInstance {
  const app = createLocalListener();
  addControlRoutes(app, '/control', routes);
  const ofMail = (show: (opened: OpenedMail) => Reply | null) => async (texts: MailboxTexts, url: URL) => {
    const message = mailbox.state.messages.get(Number(url.searchParams.get('id')));
    return message ? show({ message, mail: await readMail(Buffer.from(message.raw, 'base64')), texts, url }) : null;
  };
  addPages(
    app,
    { fr: FR, en: EN },
    {
      home: (texts) => renderList(mailbox, texts),
      others: { '/message': ofMail(showMessage), '/html': ofMail(showHtml), '/attachment': ofMail(showAttachment) },
    },
  );
  return app;
}

interface OpenedMail {
  message: StoredMessage;
  mail: ReadMail;
  texts: MailboxTexts;
  url: URL;
}

function showMessage({ message, mail, texts }: OpenedMail): Reply {
  const heading = message.subject || texts.noSubject;
  const content = renderMessage(message, mail, texts);
  return framedReply(texts, { heading, content, query: `id=${message.id}&` }, { frames: true });
}

/** The mail's own page: nothing in it runs, and nothing is fetched, as in a careful mail reader. */
function showHtml({ mail }: OpenedMail): Reply | null {
  if (mail.html === null) return null;
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
    html: `<!doctype html><base target="_blank">${mail.html}`,
    headers: { 'content-security-policy': policy },
  };
}

function showAttachment({ mail, url }: OpenedMail): Reply | null {
  const attachment = mail.attachments[Number(url.searchParams.get('n') ?? '')];
  if (!attachment) return null;
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
