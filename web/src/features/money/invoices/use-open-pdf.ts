import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import { fetchInvoicePdf } from './invoices.api.ts';

/** Long enough for any browser to have read the document. */
const KEPT_MS = 60_000;

/**
 * Opens an invoice, or its receipt, in a tab of its own. The tab is opened by the click itself, because browsers block one
 * that opens later, and is filled when the document has come; where tabs are blocked anyway it is saved as a file.
 */
export function useOpenPdf({ id, number }: Pick<InvoiceView, 'id' | 'number'>) {
  const t = useTranslations('errorMessages');
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ receipt, tab }: { receipt: boolean; tab: Window | null }) => {
      try {
        show(await fetchInvoicePdf({ id, receipt }), { tab, name: `${number}.pdf` });
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => showAlert({ tone: 'error', text: t(failureCode(error)) }),
  });
  const open = (receipt: boolean): void => mutate({ receipt, tab: window.open('', '_blank') });
  return { open, isPending };
}

function show(pdf: Blob, { tab, name }: { tab: Window | null; name: string }): void {
  const address = URL.createObjectURL(pdf);
  if (tab) tab.location.replace(address);
  else save(address, name);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
