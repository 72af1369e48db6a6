import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditedList } from '../../../shared/lists/edited-list.tsx';
import { StarIcon } from '../../../ui/icons.tsx';
import { usePromoCodes } from './promo-codes.api.ts';
import { PromoCodeTable } from './promo-code-table.tsx';

// its form is for the moments when something is changed
const PromoCodeDialog = lazy(async () => ({ default: (await import('./promo-code-dialog.tsx')).PromoCodeDialog }));

/** The codes that take something off, made and withdrawn here. */
export function PromoCodesPage() {
  const t = useTranslations('promoCodes');
  /** The code to be withdrawn, one to be made, or none. */
  const [opened, setOpened] = useState<PromoCodeView | 'new' | null>(null);
  return (
    <EditedList
      title={t('title')}
      add={t('create')}
      onAdd={() => setOpened('new')}
      query={usePromoCodes()}
      empty={{ icon: <StarIcon size={24} />, title: t('empty.title'), text: t('empty.text') }}
      renderRows={(codes) => <PromoCodeTable codes={codes} onWithdraw={setOpened} />}
    >
      <Suspense>{opened ? <PromoCodeDialog code={opened} onClose={() => setOpened(null)} /> : null}</Suspense>
    </EditedList>
  );
}
