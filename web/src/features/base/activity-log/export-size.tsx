import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatNumber } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Stack } from '../../../ui/layout.tsx';

/** Number of lines of the file; so many that it is made for later are not counted to their end. */
export function ExportSize({ count, isLarge }: { readonly count: number; readonly isLarge: boolean }) {
  const t = useTranslations('activityLog.export');
  const { language } = useReader();
  const number = formatNumber(count, language);
  return <output>{t(isLarge ? 'large' : 'size', { count, number })}</output>;
}

/** Says that the file is being made, and where it will be. */
export function ExportOrdered({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('activityLog.export');
  const tUi = useTranslations('ui');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap="lg">
        <output>
          <Banner tone="success">{t('ordered')}</Banner>
        </output>
        <Link to="/exports">{t('toExports')}</Link>
        <DialogFooter cancel={tUi('close')} />
      </Stack>
    </Dialog>
  );
}
