import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { useTranslations } from 'use-intl';
import { Row } from '../../../ui/layout.tsx';
import styles from './appointments.module.css';

interface TechnicianFilterProps {
  readonly technicians: readonly TechnicianView[];
  /** The ids of those who are shown; none for all. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Filter of the weeks that are shown: everyone's, or those of some. */
export function TechnicianFilter({ technicians, chosen, onChoose }: TechnicianFilterProps) {
  const t = useTranslations('appointments.technicians');
  if (technicians.length < 2) return null;
  const toggle = (id: string): void =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Row as="fieldset" className={styles.technicians} gap="xs" align="stretch">
      <legend>{t('label')}</legend>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChoose([])}>
        {t('all')}
      </button>
      {technicians.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)}>
          {name}
        </button>
      ))}
    </Row>
  );
}
