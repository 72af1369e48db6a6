import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Row } from '../../../ui/layout.tsx';
import { AcceptForm } from './accept-form.tsx';
import styles from './acceptance.module.css';
import { ReasonForm } from './reason-form.tsx';

interface AnswerProps {
  readonly token: string;
  readonly view: AcceptanceView;
  readonly onProposed: () => void;
}

/** The answer, after everything that it is about: accepting first, declining and proposing a change as ways beside it. */
export function Answer({ token, view, onProposed }: AnswerProps) {
  const t = useTranslations('acceptance');
  const [way, setWay] = useState<'accept' | 'decline' | 'propose'>(view.isAccepting ? 'accept' : 'decline');
  const merchant = view.merchant.name;
  if (way !== 'accept')
    return (
      <Section key={way} title={t(`${way}.title`)}>
        <ReasonForm
          token={token}
          way={way}
          merchant={merchant}
          onCancel={view.isAccepting ? () => setWay('accept') : null}
          onProposed={onProposed}
        />
      </Section>
    );
  return (
    <div className={styles.answer}>
      <Section title={t('answer.title')} lead={t('answer.lead', { merchant })}>
        <AcceptForm token={token} view={view} />
        <Row gap="md">
          <span>{t('answer.other')}</span>
          <Button variant="default" onClick={() => setWay('propose')}>
            {t('answer.propose')}
          </Button>
          <Button variant="default" color="red" onClick={() => setWay('decline')}>
            {t('answer.decline')}
          </Button>
        </Row>
      </Section>
    </div>
  );
}
