import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './merchant-list.module.css';
import type { ChosenMerchants } from './use-chosen-merchants.ts';

interface SelectionBarProps {
  readonly selection: ChosenMerchants;
  /** Actions on the chosen ones. */
  readonly children: ReactNode;
}

/** Number of chosen merchants, the way to all of the filter, and the actions on them. Nothing while none is chosen. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const t = useTranslations('merchantList.selection');
  const words = useSelectionWords(selection);
  return (
    <>
      <output className={selection.chosen ? styles.count : 'visually-hidden'}>{words}</output>
      {selection.chosen ? (
        <Row as="fieldset">
          <legend className="visually-hidden">{t('label')}</legend>
          <TakeAll selection={selection} />
          {children}
          <Button variant="subtle" onClick={selection.clear}>
            {t('clear')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}

function useSelectionWords({ chosen, isAll, some, count }: ChosenMerchants): string {
  const t = useTranslations('merchantList.selection');
  if (!chosen) return '';
  if (!isAll) return t('some', { count: some });
  return t(count?.isExact === false ? 'allAbout' : 'all', { count: count?.count ?? 0 });
}

/** Offered while there are more than what is chosen. */
function TakeAll({ selection: { isAll, some, count, takeAll } }: Pick<SelectionBarProps, 'selection'>) {
  const t = useTranslations('merchantList.selection');
  if (isAll || !count || count.count <= some) return null;
  return (
    <Button variant="default" onClick={takeAll}>
      {t(count.isExact ? 'takeAll' : 'takeAllAbout', { count: count.count })}
    </Button>
  );
}
