import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './password-field.module.css';

/** A password that can be shown: a plain button with a word on it, for mouse, keyboard and screen reader alike. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const t = useTranslations('ui');
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSectionWidth="6.25rem"
      rightSection={
        <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
          {isShown ? t('hide') : t('show')}
        </button>
      }
    />
  );
}
