import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Hint, Row, Text } from '../../../ui/layout.tsx';
import styles from './devices.module.css';
import { requestCommand } from './terminal-command.ts';

/** Steps by which a till on a computer asks for its certificate again. */
export function RequestAtTill({ deviceName }: { readonly deviceName: string }) {
  const t = useTranslations('devices.refused');
  const command = requestCommand(deviceName);
  return (
    <div className={styles.atTill}>
      <Hint size="md">{t('command')}</Hint>
      <Row className={styles.command}>
        <code>{command}</code>
        <CopyButton text={command} label={command} />
      </Row>
      <Text as="small" tone="soft">
        {t('commandHint')}
      </Text>
    </div>
  );
}
