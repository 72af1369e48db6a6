import { renderReportPdf } from './features/base/exports/render-report-pdf.ts';
import { readLetter } from './features/help/support/read-letter.ts';
import { readPostedMail } from './features/help/support/read-posted-mail.ts';
import { renderPdf } from './features/money/invoices/render-pdf.ts';
import { planInvitationFile } from './features/people/partners/plan-invitations.ts';
import { listInvitedAddresses } from './features/people/partners/read-invitation-file.ts';
import { readCheckedFile, readSentFile } from './features/people/partners/read-posted-file.ts';
import { renderBillPdf } from './features/sales/bills/paper/render-bill-pdf.ts';
import { readMenuLines } from './features/sales/menu/read-menu-lines.ts';
import { serveWorks } from './platform/aside/serve-works.ts';

/** The program of a thread beside the one that answers tills: works that take longer than a till may wait. */
serveWorks({
  listInvitedAddresses,
  planInvitationFile,
  readCheckedFile,
  readLetter,
  readMenuLines,
  readPostedMail,
  readSentFile,
  renderBillPdf,
  renderPdf,
  renderReportPdf,
});
