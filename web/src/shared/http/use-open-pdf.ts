import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { showAlert } from '../../lib/alerts.ts';
import { failureCode } from './api-error.ts';

/** Long enough for any browser to have read the document. */
const KEPT_MS = 60_000;

/**
 * Opens a document in a tab of its own. The tab is opened before anything is waited for, because browsers block one that opens later,
 * and is filled when the document has come; where tabs are blocked anyway it is saved under its name.
 */
export function useOpenPdf<Wanted>(fetchPdf: (wanted: Wanted) => Promise<File>) {
  const t = useTranslations('errorMessages');
  const { mutate, isPending } = useCallOnce({
    mutationFn: async (wanted: Wanted) => {
      const tab = window.open('', '_blank');
      try {
        show(await fetchPdf(wanted), tab);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => showAlert({ tone: 'error', text: t(failureCode(error)) }),
  });
  return { open: mutate, isPending };
}

function show(pdf: File, tab: Window | null): void {
  const address = URL.createObjectURL(pdf);
  if (tab) tab.location.replace(address);
  else save(address, pdf.name);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
