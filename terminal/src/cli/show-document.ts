import { renderReceipt } from '@comptoir/websrm/receipts/render-receipt';
import { BILL_COLUMNS, drawQr, qrColumns } from '../bills/render-bill.ts';
import type { ShownDocument } from '../bills/shown-document.ts';
import type { Context } from '../context.ts';
import type { DocumentReply } from '../submission/send-documents.ts';
import { TEXTS } from '../texts/language.ts';
import type { Arguments } from './read-arguments.ts';

/** Prints a document, its QR code drawn where it fits or is wanted, else what it says. */
export function showDocument({ screen, language }: Context, args: Arguments, { receipt, qrText }: ShownDocument): void {
  const width = qrColumns(qrText);
  const isDrawn = args.flag('qr') || (!args.flag('no-qr') && (screen.columns ?? 0) >= width);
  for (const line of renderReceipt(receipt, BILL_COLUMNS, isDrawn ? drawQr(qrText, screen.isInteractive) : [])) {
    screen.print(line);
  }
  if (isDrawn) return;
  if (!args.flag('no-qr')) screen.print(TEXTS[language].terminal.qrTextTooWide(width));
  screen.print(qrText);
}

/** The words for what became of a kind of document. */
interface ReplyTexts {
  readonly taken: (number: string) => string;
  readonly refused: (errors: string) => string;
  readonly waiting: () => string;
  readonly unread: () => string;
}

/** Describes the outcome of a document. */
export function describeReply({ language }: Context, texts: ReplyTexts, reply: DocumentReply | null): string {
  if (reply === null) return texts.waiting();
  if (reply.state === 'unread') return texts.unread();
  if (reply.state === 'taken') return texts.taken(reply.number);
  const errors = reply.errors.map(
    ({ id, codRetour, message, explanation }) =>
      `${id}${codRetour === null ? '' : `[${codRetour}]`} ${explanation?.[language] ?? message}`,
  );
  return texts.refused(errors.join(' '));
}
