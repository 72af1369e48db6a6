import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import styles from './appointments.module.css';

/** Whom a visit is for. */
export interface Visited {
  readonly merchantId: string;
  readonly name: string;
  /** Kept when the visit is moved. */
  readonly note: string | null;
}

interface ChoosingForProps {
  readonly visited: Visited;
  readonly onStop: () => void;
}

/** Says for whom an hour is being chosen. It takes the focus, because what asked for it lies elsewhere on the screen. */
export function ChoosingFor({ visited: { name }, onStop }: ChoosingForProps) {
  const t = useTranslations('appointments.choosing');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Banner
      tone="info"
      action={
        <Button variant="default" onClick={onStop}>
          {t('stop')}
        </Button>
      }
    >
      <p ref={words} tabIndex={-1} className={styles.choosing}>
        {t('for', { name })}
      </p>
    </Banner>
  );
}
