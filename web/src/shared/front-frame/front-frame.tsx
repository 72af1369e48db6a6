import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckIcon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
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
        <Receipt />
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

/** A bill leaving the counter, as decoration. */
const Receipt = () => (
  <svg className={styles.receipt} viewBox="0 0 220 210" aria-hidden="true" focusable="false">
    <path d="M52 14h116v150l-11.6-9-11.6 9-11.6-9-11.6 9-11.6-9-11.6 9-11.6-9-11.6 9-11.6-9-11.6 9z" fill="#fff" />
    <g stroke="#cfdcc8" strokeWidth="6" strokeLinecap="round">
      <path d="M70 56h44M140 56h10M70 74h56M144 74h6M70 92h36M140 92h10" />
    </g>
    <path d="M70 38h52" stroke="#135000" strokeWidth="7" strokeLinecap="round" />
    <path d="M70 116h80" stroke="#e2e8df" strokeWidth="2" strokeDasharray="4 5" />
    <circle cx="150" cy="134" r="21" fill="#228800" stroke="#fff" strokeWidth="5" />
    <path
      d="m141 134 6.5 6.5 12-13"
      fill="none"
      stroke="#fff"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M10 182h200" stroke="#fff" strokeWidth="10" strokeLinecap="round" />
  </svg>
);
