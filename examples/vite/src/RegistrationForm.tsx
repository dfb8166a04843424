import {
  Button,
  Checkbox,
  CheckboxGroup,
  type CheckedField,
  Combobox,
  DataItem,
  DataList,
  DateField,
  FileField,
  FormErrorSummary,
  Heading,
  Inline,
  isDay,
  NumberField,
  OneTimeCodeField,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  TextArea,
  TextField,
  useFormats,
  useFormErrors,
  useToast,
} from '@settlement-help/ui';
import { Mail } from 'lucide';
import { useState } from 'react';
import { request } from './request.ts';
import { type Texts, useTexts } from './texts.ts';

type FormTexts = Texts['registration'];
type Name = keyof FormTexts['fields'];
type Option = keyof FormTexts['options'];

const namesOf = (t: FormTexts) => Object.keys(t.fields) as Name[];

const required: readonly Name[] = [
  'name',
  'email',
  'password',
  'code',
  'birthday',
  'children',
  'country',
  'town',
  'contact',
  'letters',
  'languages',
  'document',
  'terms',
];

const aboutLimit = 200;

function check(data: FormData, t: FormTexts): CheckedField[] {
  const text = (name: Name) => String(data.get(name) ?? '');

  function problemOf(name: Name) {
    if (required.includes(name) && !data.get(name)) return t.required(t.fields[name]);
    if (name === 'password' && text(name).length < 8) return t.short;
    if (name === 'birthday' && !isDay(text(name))) return t.noDay;
    if (name === 'about' && text(name).length > aboutLimit) return t.long;
    return null;
  }

  return namesOf(t).map((name) => ({ fieldId: name, message: problemOf(name) }));
}

async function send(data: FormData, t: FormTexts): Promise<CheckedField[]> {
  await request();
  return [
    { fieldId: 'email', message: data.get('email') === 'taken@example.org' && t.taken },
    { fieldId: 'code', message: data.get('code') === '000000' && t.wrongCode },
  ];
}

export function RegistrationForm() {
  const t = useTexts('registration');
  const toast = useToast();
  const { summary, errorOf, show, clear } = useFormErrors();
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<FormData | null>(null);

  const field = (name: Name) => ({
    id: name,
    name,
    label: t.fields[name],
    error: errorOf(name),
    required: required.includes(name),
  });
  const options = (...values: Option[]) => values.map((value) => ({ value, label: t.options[value] }));

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form);
    setSent(null);
    if (show(check(data, t))) return;
    setPending(true);
    const refused = await send(data, t);
    setPending(false);
    if (show(refused)) return;
    setSent(data);
    toast({ tone: 'success', message: t.done });
  }

  return (
    <>
      <Stack
        as="form"
        gap={6}
        className="mt-8"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
        onReset={() => {
          clear();
          setSent(null);
        }}
      >
        <FormErrorSummary {...summary} />
        <TextField {...field('name')} hint={t.nameHint} autoComplete="name" />
        <TextField {...field('email')} hint={t.emailHint} type="email" icon={Mail} autoComplete="email" />
        <TextField {...field('phone')} type="tel" optional autoComplete="tel" />
        <TextField {...field('website')} prefix="https://" dir="ltr" optional />
        <TextField {...field('height')} suffix={t.centimetres} inputMode="numeric" optional />
        <PasswordField {...field('password')} hint={t.passwordHint} autoComplete="new-password" />
        <OneTimeCodeField {...field('code')} hint={t.codeHint} />
        <DateField {...field('birthday')} hint={t.birthdayHint} picker autoComplete="bday" />
        <NumberField {...field('children')} max={20} />
        <Select
          {...field('country')}
          placeholder={t.chooseCountry}
          options={options('germany', 'unitedKingdom')}
        />
        <Combobox
          {...field('town')}
          hint={t.townHint}
          options={[
            { value: 'berlin', label: t.options.berlin, hint: t.options.germany },
            { value: 'hamburg', label: t.options.hamburg, hint: t.options.germany },
            { value: 'leeds', label: t.options.leeds, hint: t.options.unitedKingdom },
          ]}
        />
        <SearchField {...field('doctor')} optional />
        <RadioGroup
          {...field('contact')}
          options={[
            ...options('byEmail', 'byPhone'),
            { value: 'byPost', label: t.options.byPost, hint: t.postHint },
          ]}
        />
        <RadioGroup
          {...field('visit')}
          hint={t.visitHint}
          inline
          defaultValue="morning"
          options={options('morning', 'afternoon')}
        />
        <SegmentedControl {...field('letters')} options={options('plain', 'large')} />
        <CheckboxGroup {...field('languages')} options={options('english', 'arabic', 'german')} />
        <TextArea {...field('about')} limit={aboutLimit} optional />
        <FileField {...field('document')} hint={t.documentHint} accept="image/*,.pdf" />
        <Switch {...field('reminders')} defaultChecked />
        <Checkbox {...field('terms')} hint={t.termsHint} />
        <Inline>
          <Button type="submit" loading={pending}>
            {t.submit}
          </Button>
          <Button type="reset" variant="quiet">
            {t.reset}
          </Button>
        </Inline>
      </Stack>
      {sent && <Answers data={sent} />}
    </>
  );
}

function Answers({ data }: { data: FormData }) {
  const t = useTexts('registration');
  const { day, list } = useFormats();

  function textOf(value: FormDataEntryValue) {
    if (value instanceof File) return value.name;
    return isDay(value) ? day(value) : (t.options[value as Option] ?? value);
  }

  return (
    <Stack className="mt-10">
      <Heading level={2}>{t.answers}</Heading>
      <DataList>
        {namesOf(t)
          .filter((name) => name !== 'password')
          .map((name) => (
            <DataItem key={name} term={t.fields[name]}>
              {list(data.getAll(name).map(textOf))}
            </DataItem>
          ))}
      </DataList>
    </Stack>
  );
}
