import type { MerchantCount } from '@comptoir/contract/base/merchants';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { showAlert } from '../../lib/alerts.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import type { RowFile } from '../http/fetch-rows.ts';
import { ROW_FORMATS, type RowFormat } from './merchant-list.api.ts';

interface ExportMerchantsDialogProps {
  /** Number of rows in the file, as far as that is known. */
  readonly count: MerchantCount | undefined;
  readonly take: (format: RowFormat) => Promise<RowFile>;
  readonly onClose: () => void;
}

/** In which form merchants are exported; the file comes while the dialog is open. */
export function ExportMerchantsDialog({ count, take, onClose }: ExportMerchantsDialogProps) {
  const t = useTranslations('merchantList.export');
  const [format, setFormat] = useState<RowFormat>('csv');
  const { mutate, isPending, error } = useCallOnce({
    mutationFn: () => take(format),
    onSuccess: ({ name, count: rows, content }) => {
      saveBlob(name, content);
      showAlert({ tone: 'success', text: t('done', { count: rows, name }) });
      onClose();
    },
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form onSubmit={() => mutate()} isPending={isPending} error={error} takesFocus>
        {count ? <p>{t(count.isExact ? 'count' : 'about', count)}</p> : null}
        <NativeSelect
          label={t('format')}
          required
          value={format}
          data={ROW_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
          onChange={({ currentTarget }) => setFormat(ROW_FORMATS.find((one) => one === currentTarget.value) ?? 'csv')}
        />
        <DialogFooter>
          <SubmitButton>{t('do')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
