import { toCsv } from '@comptoir/domain/base/files/csv';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';

/** A file to begin with: the columns by their names, and one line of the kind that is wanted. */
export function SampleFile() {
  const t = useTranslations('partner.invitations');
  const { language } = useReader();
  const save = (): void => {
    const columns = ['company_name', 'name', 'email', 'language'] as const;
    const line = [t('sampleRow'), 'Léa Roy', 'lea.roy@example.com', t(`languages.${language}`)];
    const text = toCsv([columns.map((column) => t(`fields.${column}`)), line], language);
    saveFile({ name: t('sampleName'), type: 'text/csv', text });
  };
  return (
    <p>
      <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={save}>
        {t('sample')}
      </Button>
    </p>
  );
}
