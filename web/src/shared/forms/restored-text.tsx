import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';

/** Says that what stands in the fields was typed before, and lets go of it. */
export function RestoredText({ onForget }: { readonly onForget: () => void }) {
  const t = useTranslations('ui.restored');
  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // before the button goes, and the focus with it
    currentTarget.form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    onForget();
  };
  return (
    <Row as="output" justify="between" tone="soft">
      {t('text')}{' '}
      <Button variant="subtle" onClick={forget}>
        {t('forget')}
      </Button>
    </Row>
  );
}
