import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckIcon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import receipt from './receipt.svg?no-inline';
import styles from './front-frame.module.css';

/** The frame of the screens before the portal itself: the form on one side, what the product promises on the other. */
export function FrontFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('signIn.promise');
  return (
    <div className={styles.frame}>
      <div className={styles.pane}>
        <Row as="header" gap="lg" isWhole justify="between">
          <Wordmark />
          <LanguageSwitch />
        </Row>
        <main className={styles.content}>{children}</main>
      </div>
      <Stack as="aside" className={styles.promise} gap="2xl" align="center">
        <img className={styles.receipt} src={receipt} width={220} height={210} alt="" />
        <p className={styles.slogan}>{t('title')}</p>
        <ul className={styles.points}>
          {(['chain', 'offline', 'log'] as const).map((point) => (
            <li key={point}>
              <CheckIcon />
              {t(point)}
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
