import type { Address, Email } from 'postal-mime';

/** A mail taken apart. */
export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  attachments: { filename: string; type: string; bytes: Uint8Array }[];
}

/** Takes a mail apart. What no parser can make sense of is a text: this mailbox accepts anything. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  // Loaded with the first mail: most starts see none.
  const { default: PostalMime } = await import('postal-mime');
  try {
    return toReadMail(await PostalMime.parse(raw));
  } catch {
    const text = Buffer.from(raw).toString('latin1');
    return { from: '', to: '', subject: '', headers: [], text, html: null, attachments: [] };
  }
}

function toReadMail(email: Email): ReadMail {
  return {
    from: email.from ? nameOf(email.from) : '',
    to: (email.to ?? []).map(nameOf).join(', '),
    subject: email.subject ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text: email.text ?? null,
    html: email.html === undefined ? null : withPictures(email.html, email.attachments),
    attachments: email.attachments
      .filter(({ related }) => related !== true)
      .map((one, index) => ({
        filename: one.filename ?? `${index + 1}`,
        type: one.mimeType,
        bytes: bytesOf(one.content),
      })),
  };
}

function nameOf({ name, address }: Address): string {
  if (address === undefined) return name;
  return name === '' ? address : `${name} <${address}>`;
}

/** Pictures that travel in the mail are shown from within it. */
function withPictures(html: string, attachments: Email['attachments']): string {
  return attachments.reduce((whole, { contentId, mimeType, content }) => {
    if (contentId === undefined) return whole;
    const picture = `data:${mimeType};base64,${Buffer.from(bytesOf(content)).toString('base64')}`;
    return whole.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, picture);
  }, html);
}

function bytesOf(content: Email['attachments'][number]['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}
