'use client';

import {
  Button,
  Checkbox,
  CheckboxGroup,
  DateField,
  FileField,
  FormErrorSummary,
  InlineMessage,
  SegmentedControl,
  Select,
  Stack,
  TextArea,
  TextField,
  useFormErrors,
} from '@settlement-help/ui';
import { useActionState } from 'react';
import { type Locale, texts } from '../../texts.ts';
import { type Application, apply } from './apply.ts';

type Texts = (typeof texts)[Locale]['apply'];

const initial: Application = { errors: [], answers: {}, languages: [], isDone: false };

export function ApplyForm({ locale }: { locale: Locale }) {
  const t = texts[locale].apply;
  const [{ errors, answers, languages, isDone }, action, pending] = useActionState(apply, initial);
  const { summary, errorOf } = useFormErrors(errors);

  const field = (name: keyof Texts['fields']) => ({
    id: name,
    name,
    label: t.fields[name],
    error: errorOf(name),
  });
  const textField = (name: keyof Texts['fields']) => ({ ...field(name), defaultValue: answers[name] });
  const options = (...values: (keyof Texts['options'])[]) =>
    values.map((value) => ({ value, label: t.options[value] }));

  return (
    <Stack as="form" action={action} noValidate gap={5}>
      <input type="hidden" name="locale" value={locale} />
      <FormErrorSummary {...summary} />
      {isDone && (
        <InlineMessage tone="success" role="status">
          {t.done}
        </InlineMessage>
      )}
      <TextField {...textField('name')} autoComplete="name" required />
      <TextField {...textField('email')} type="email" autoComplete="email" required />
      <DateField {...textField('born')} autoComplete="bday" required />
      <Select
        {...textField('country')}
        placeholder={t.choose}
        options={options('syria', 'ukraine', 'turkey')}
        required
      />
      <SegmentedControl
        {...field('contact')}
        defaultValue={answers.contact ?? 'email'}
        options={options('email', 'phone')}
      />
      <CheckboxGroup
        {...field('languages')}
        defaultValue={languages}
        options={options('english', 'arabic', 'turkish')}
        required
      />
      <TextArea {...textField('household')} optional />
      <FileField {...field('proof')} accept="image/*,.pdf" required />
      <Checkbox {...field('terms')} defaultChecked={answers.terms === 'on'} required />
      <Button type="submit" loading={pending}>
        {t.send}
      </Button>
    </Stack>
  );
}
