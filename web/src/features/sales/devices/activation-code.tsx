import type { ActivationCodeView } from '@comptoir/contract/sales/devices';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatCountdown } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/layout.tsx';
import { terminalCommand } from './terminal-command.ts';
import styles from './devices.module.css';

interface ActivationCodeProps {
  readonly deviceName: string;
  readonly activation: ActivationCodeView;
  readonly isPending: boolean;
  readonly onRenew: () => void;
}

/** The one-time code, for as long as it may be typed into the till. */
export function ActivationCode({ deviceName, activation, isPending, onRenew }: ActivationCodeProps) {
  const t = useTranslations('devices.dialog');
  const now = useNow(1000);
  const output = useRef<HTMLOutputElement>(null);
  const left = new Date(activation.expiresAt).getTime() - now.getTime();
  // the form that had the focus is gone; the code is what is to be read now
  useEffect(() => output.current?.focus(), []);

  const command = terminalCommand(deviceName, activation.code);

  if (left <= 0) {
    return (
      <>
        <Banner tone="warning" announced="at-once">
          {t('expired')}
        </Banner>
        <Button loading={isPending} onClick={onRenew}>
          {t('again')}
        </Button>
      </>
    );
  }

  return (
    <>
      <Stack className={styles.code} gap="sm" align="center">
        <Text as="span" tone="soft" size="sm">
          {t('code')}
        </Text>
        <output ref={output} tabIndex={-1} aria-label={`${t('code')}: ${activation.code}`} className={styles.codeText}>
          {activation.code}
        </output>
        <CopyButton text={activation.code} label={t('code')} />
        <Text as="span" tone="soft" role="timer">
          {t('expiresIn', { time: formatCountdown(left) })}
        </Text>
      </Stack>
      <Hint size="md">{t('codeHint')}</Hint>
      <Stack gap="xs" align="start">
        <Hint size="md">{t('command')}</Hint>
        <Row className={styles.command}>
          <code>{command}</code>
          <CopyButton text={command} label={command} />
        </Row>
      </Stack>
      <Row as="output" isWhole tone="soft">
        <Spinner />
        {t('waiting')}
      </Row>
    </>
  );
}
