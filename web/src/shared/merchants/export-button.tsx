import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { fetchMerchants, fetchSelection, type RowFormat } from './merchant-list.api.ts';
import { freezeMerchants } from '../queries/selections.ts';
import type { RowFile } from '../http/fetch-rows.ts';
import type { ChosenMerchants } from './use-chosen-merchants.ts';

const ExportMerchantsDialog = lazy(async () => ({
  default: (await import('./export-merchants-dialog.tsx')).ExportMerchantsDialog,
}));

/** The way to a file of the merchants that are chosen, or of all of the filter while none is. */
export function ExportButton({ selection }: { readonly selection: ChosenMerchants }) {
  const t = useTranslations('merchantList.export');
  const [isOpen, setOpen] = useState(false);
  const { chosen: some, whole, count } = selection;
  const chosen = some ?? whole;
  const take = async (format: RowFormat): Promise<RowFile> =>
    'filter' in chosen
      ? fetchMerchants(chosen.filter, format)
      : fetchSelection((await freezeMerchants(chosen)).id, format);
  return (
    <>
      <Button
        variant="default"
        leftSection={<DownloadIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Suspense>
        {isOpen ? (
          <ExportMerchantsDialog
            count={'filter' in chosen ? count : { count: chosen.merchants.length, isExact: true, isNear: false }}
            take={take}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
