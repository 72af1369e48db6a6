import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';

interface BillsPagerProps {
  readonly newer: string | null;
  readonly older: string | null;
  readonly isLoading: boolean;
  readonly onGo: (cursor: string) => void;
}

/** The ways to newer and to older bills. */
export function BillsPager({ newer, older, isLoading, onGo }: BillsPagerProps) {
  const t = useTranslations('bills.pager');
  if (newer === null && older === null) return null;
  return (
    <Row as="nav" gap="md" isWhole align="stretch" justify="between" aria-label={t('label')}>
      <Button variant="default" disabled={newer === null} loading={isLoading} onClick={() => newer && onGo(newer)}>
        {t('newer')}
      </Button>
      <Button variant="default" disabled={older === null} loading={isLoading} onClick={() => older && onGo(older)}>
        {t('older')}
      </Button>
    </Row>
  );
}
