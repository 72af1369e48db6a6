import { NativeSelect } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { FreeHour } from './appointment-week.ts';

type TechnicianFieldProps = ComponentProps<typeof NativeSelect> & Pick<FreeHour, 'technicians'>;

/** Choice of technician: anyone who is free or one of those who are; said only where there is no choice. */
export function TechnicianField({ technicians, ...field }: TechnicianFieldProps) {
  const t = useTranslations('appointments.booking');
  const [first] = technicians;
  if (first && technicians.length === 1) return <p>{t('with', { technician: first.name })}</p>;
  return (
    <NativeSelect
      {...field}
      required={false}
      label={t('technician')}
      data={[{ value: '', label: t('anyone') }, ...technicians.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
