import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './faq.module.css';
import type { FaqId } from './faq-items.ts';
import type { useFacts } from './use-facts.ts';

interface FaqAnswerProps {
  readonly id: FaqId;
  /** True when the address names this answer. */
  readonly isNamed: boolean;
  /** Facts of today that it takes. */
  readonly facts: ReturnType<typeof useFacts>;
}

/** A question that opens on its answer, by itself when the address names it. */
export function FaqAnswer({ id, isNamed, facts }: FaqAnswerProps) {
  const t = useTranslations('faq');
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!isNamed || !element) return;
    element.open = true;
    element.scrollIntoView({ block: 'start' });
    // after the screen's own heading, which takes the focus when one arrives from another screen
    queueMicrotask(() => element.querySelector('summary')?.focus({ preventScroll: true }));
  }, [isNamed]);

  return (
    <details id={id} ref={details} className={styles.item}>
      <Row as="summary" className={styles.question} gap="lg" isWhole justify="between">
        {t(`items.${id}.question`)}
        <ChevronIcon size={18} />
      </Row>
      <div className={styles.answer}>
        <Prose>{t.rich(`items.${id}.answer`, { ...GUIDE_TAGS, ...facts })}</Prose>
        <Link to="." hash={id} className={styles.link}>
          {t('link')}
        </Link>
      </div>
    </details>
  );
}
