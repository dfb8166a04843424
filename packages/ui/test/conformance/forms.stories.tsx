import { useForm as useTanStackForm } from '@tanstack/react-form';
import { type FormEvent, useActionState, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Controller, useForm } from 'react-hook-form';
import { expect, fireEvent, fn, type UserEventObject, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { primitives } from '../../messages/dist/en/primitives.ts';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  FileField,
  FormErrorSummary,
  Inline,
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
  UiProvider,
  useFormErrors,
} from '../../src/index.ts';

const countries = [
  { value: 'france', label: 'France' },
  { value: 'germany', label: 'Germany' },
];
const stays = [
  { value: 'work', label: 'Work' },
  { value: 'study', label: 'Study' },
];

const views = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
];

const towns = [
  { value: 'koeln', label: 'Köln' },
  { value: 'lyon', label: 'Lyon' },
];
const languages = [
  { value: 'ar', label: 'Arabic' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
];

const initial = {
  name: 'Amira',
  about: 'Engineer',
  password: 'correct horse',
  query: 'lease',
  code: '123456',
  country: 'france',
  stay: 'work',
  view: 'list',
  town: 'koeln',
  languages: ['ar', 'fr'],
  moved_in_on: '2026-11-05',
  children: 2 as number | null,
  terms: true,
  reminders: false,
};

const changed = {
  name: 'Jonas',
  about: 'Student',
  password: 'battery staple',
  query: 'visa',
  code: '654321',
  country: 'germany',
  stay: 'study',
  view: 'map',
  town: 'lyon',
  languages: ['ar', 'de'],
  moved_in_on: '2027-03-27',
  children: 3,
  terms: false,
  reminders: true,
};

type Values = typeof initial;

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

const typeInto =
  (label: string, text: string) =>
  async ({ canvas, userEvent }: Stage) => {
    await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.type(canvas.getByLabelText(label), text);
  };

/** The control that each field focuses, in the order of the form, and how to change it from `initial` to `changed`. */
const changes: readonly [focused: string, change: (stage: Stage) => Promise<void>][] = [
  ['Name', typeInto('Name', changed.name)],
  ['About you', typeInto('About you', changed.about)],
  ['Password', typeInto('Password', changed.password)],
  ['Search', typeInto('Search', changed.query)],
  ['Code', typeInto('Code', '654 321')],
  [
    'Country',
    ({ canvas, userEvent }) => userEvent.selectOptions(canvas.getByLabelText('Country'), changed.country),
  ],
  ['Work', ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Study'))],
  ['List', ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Map'))],
  ['Terms', ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Terms'))],
  ['Reminders', ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Reminders'))],
  ['Children', typeInto('Children', '3')],
  [
    'Town',
    async ({ canvas, userEvent }) => {
      // The open list has the same label.
      const town = canvas.getByRole('combobox', { name: 'Town' });
      await userEvent.clear(town);
      await userEvent.type(town, 'ly{Enter}');
    },
  ],
  [
    'Arabic',
    async ({ canvas, userEvent }) => {
      for (const { value, label } of languages) {
        const box = canvas.getByLabelText(label) as HTMLInputElement;
        if (box.checked !== changed.languages.includes(value)) await userEvent.click(box);
      }
    },
  ],
  [
    'Day',
    async (stage) => {
      await typeInto('Day', '27')(stage);
      await typeInto('Month', '3')(stage);
      await typeInto('Year', '2027')(stage);
    },
  ],
  [
    'Lease',
    ({ canvas, userEvent }) =>
      userEvent.upload(canvas.getByLabelText('Lease'), new File(['lease'], 'lease.pdf')),
  ],
];

async function changeAll(stage: Stage) {
  for (const [, change] of changes) await change(stage);
}

/** Expects that each field shows these values. */
async function showsValues({ canvas }: Stage, values: Values) {
  await expect(canvas.getByLabelText('Name')).toHaveValue(values.name);
  await expect(canvas.getByLabelText('About you')).toHaveValue(values.about);
  await expect(canvas.getByLabelText('Password')).toHaveValue(values.password);
  await expect(canvas.getByLabelText('Search')).toHaveValue(values.query);
  await expect(canvas.getByLabelText('Children')).toHaveValue(String(values.children ?? ''));
  await expect(canvas.getByLabelText('Code')).toHaveValue(values.code);
  await expect(canvas.getByLabelText('Country')).toHaveValue(values.country);
  await expect(canvas.getByRole('radio', { name: 'Study' })).toHaveProperty(
    'checked',
    values.stay === 'study',
  );
  await expect(canvas.getByRole('radio', { name: 'Map' })).toHaveProperty('checked', values.view === 'map');
  const town = towns.find(({ value }) => value === values.town)?.label ?? '';
  await expect(canvas.getByLabelText('Town')).toHaveValue(town);
  for (const { value, label } of languages)
    await expect(canvas.getByLabelText(label)).toHaveProperty('checked', values.languages.includes(value));
  const [year = '', month = '', day = ''] = values.moved_in_on
    .split('-')
    .map((part) => part.replace(/^0/, ''));
  await expect(canvas.getByLabelText('Day')).toHaveValue(day);
  await expect(canvas.getByLabelText('Month')).toHaveValue(month);
  await expect(canvas.getByLabelText('Year')).toHaveValue(year);
  await expect(canvas.getByLabelText('Terms')).toHaveProperty('checked', values.terms);
  await expect(canvas.getByLabelText('Reminders')).toHaveProperty('checked', values.reminders);
}

const save = ({ canvas, userEvent }: Stage) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** The values of a form without its files; an unchecked box is not submitted. */
function valuesOf(data: FormData) {
  const { terms, reminders, children, lease: _, ...texts } = Object.fromEntries(data);
  return {
    ...texts,
    languages: data.getAll('languages'),
    children: Number(children),
    terms: terms === 'on',
    reminders: reminders === 'on',
  };
}

const fileNames = (data: FormData) => data.getAll('lease').map((file) => (file as File).name);

function UncontrolledFields({ values = initial }: { values?: Partial<Values> }) {
  return (
    <>
      <TextField name="name" label="Name" defaultValue={values.name} limit={40} />
      <TextArea name="about" label="About you" defaultValue={values.about} limit={200} />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        defaultValue={values.password}
      />
      <SearchField name="query" label="Search" defaultValue={values.query} />
      <OneTimeCodeField name="code" label="Code" defaultValue={values.code} />
      <Select name="country" label="Country" options={countries} defaultValue={values.country} />
      <RadioGroup name="stay" label="Why you came" options={stays} defaultValue={values.stay} />
      <SegmentedControl name="view" label="Results as" options={views} defaultValue={values.view} />
      <Checkbox name="terms" label="Terms" defaultChecked={values.terms} />
      <Switch name="reminders" label="Reminders" defaultChecked={values.reminders} />
      <NumberField name="children" label="Children" defaultValue={values.children} />
      <Combobox name="town" label="Town" options={towns} defaultValue={values.town} />
      <CheckboxGroup name="languages" label="Languages" options={languages} defaultValue={values.languages} />
      <DateField name="moved_in_on" label="When did you move in?" defaultValue={values.moved_in_on} />
      <FileField name="lease" label="Lease" multiple />
      <Inline>
        <Button type="submit">Save</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Inline>
    </>
  );
}

const submitted = fn<(data: FormData) => void>();
const lastSubmitted = () => submitted.mock.lastCall?.[0] ?? new FormData();

const submit = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  submitted(new FormData(event.currentTarget));
};

/** Each field works with the platform and with form libraries. */
const meta = preview.meta({
  title: 'Tests/Forms',
  tags: ['!autodocs', 'test-only'],
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem' }}>{Story()}</div>],
  beforeEach: () => {
    submitted.mockClear();
  },
});

export const NativeForm = meta.story({
  render: () => (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <UncontrolledFields />
      </Stack>
    </form>
  ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await save(stage);
    await expect(valuesOf(lastSubmitted())).toEqual(initial);
    await changeAll(stage);
    await userEvent.upload(canvas.getByLabelText('Lease'), new File(['page 2'], 'page-2.pdf'));
    await save(stage);
    await expect(valuesOf(lastSubmitted())).toEqual(changed);
    await expect(fileNames(lastSubmitted())).toEqual(['lease.pdf', 'page-2.pdf']);

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => showsValues(stage, initial));
    await expect(canvas.getByText('5 of 40 characters')).toBeVisible();
    await save(stage);
    await expect(valuesOf(lastSubmitted())).toEqual(initial);
    await expect(fileNames(lastSubmitted())).toEqual([]);
  },
});

/** The Enter key submits from each field with one line. */
export const EnterSubmits = meta.story({
  render: NativeForm.input.render,
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Name', 'Password', 'Search', 'Children', 'Code', 'Day', 'Month', 'Year']) {
      submitted.mockClear();
      await userEvent.type(canvas.getByLabelText(label), '{Enter}');
      await expect(submitted, label).toHaveBeenCalledOnce();
    }
    // A click opens the list, in which Enter takes an option.
    submitted.mockClear();
    await userEvent.type(canvas.getByLabelText('Town'), '{Escape}{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
  },
});

function ActionForm({ keepsValues = false }: { keepsValues?: boolean }) {
  const [saved, action] = useActionState(async (_: FormData | null, data: FormData) => data, null);
  return (
    <form action={action}>
      <Stack gap={5}>
        <UncontrolledFields values={keepsValues && saved ? (valuesOf(saved) as Values) : initial} />
        <output data-testid="saved">
          {saved && JSON.stringify({ ...valuesOf(saved), files: fileNames(saved) })}
        </output>
      </Stack>
    </form>
  );
}

/** React resets the form after its action. */
export const Action = meta.story({
  render: () => <ActionForm />,
  play: async (stage) => {
    await changeAll(stage);
    await save(stage);
    const output = stage.canvas.getByTestId('saved');
    await waitFor(() =>
      expect(output).toHaveTextContent(JSON.stringify({ ...changed, files: ['lease.pdf'] })),
    );
    await showsValues(stage, initial);
  },
});

/** A server that finds an error returns the values, which become the defaults. */
export const ActionWithValues = meta.story({
  render: () => <ActionForm keepsValues />,
  play: async (stage) => {
    await changeAll(stage);
    await save(stage);
    await waitFor(() => expect(stage.canvas.getByTestId('saved')).toHaveTextContent(changed.name));
    await showsValues(stage, changed);
    await save(stage);
    await waitFor(() => showsValues(stage, changed));
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Reset' }));
    await showsValues(stage, changed);
  },
});

function ForgottenForm() {
  const [values, setValues] = useState<Partial<Values>>(changed);
  return (
    <form>
      <Stack gap={5}>
        <UncontrolledFields values={values} />
        <Button variant="secondary" onClick={() => setValues({})}>
          Forget
        </Button>
      </Stack>
    </form>
  );
}

/** After a successful action its state has no more values. */
export const NoMoreDefaults = meta.story({
  render: () => <ForgottenForm />,
  play: async (stage) => {
    await showsValues(stage, changed);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Forget' }));
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => showsValues(stage, { ...empty, country: 'france' }));
  },
});

const saved = fn<(values: Values & { lease: readonly File[] }) => void>();

function HookForm({ values, required }: { values: Values; required: boolean }) {
  const { register, control, handleSubmit, reset } = useForm<Values & { lease: readonly File[] }>({
    defaultValues: { ...values, lease: [] },
  });
  const rules = { required };
  return (
    <form onSubmit={handleSubmit((values) => saved(values))} noValidate>
      <Stack gap={5}>
        <TextField {...register('name', rules)} label="Name" />
        <TextArea {...register('about', rules)} label="About you" />
        <PasswordField {...register('password', rules)} label="Password" autoComplete="new-password" />
        <SearchField {...register('query', rules)} label="Search" />
        <OneTimeCodeField {...register('code', rules)} label="Code" />
        <Select {...register('country', rules)} label="Country" options={countries} placeholder="None" />
        <RadioGroup {...register('stay', rules)} label="Why you came" options={stays} />
        <SegmentedControl {...register('view', rules)} label="Results as" options={views} />
        <Checkbox {...register('terms', rules)} label="Terms" />
        <Switch {...register('reminders', rules)} label="Reminders" />
        <Controller
          name="children"
          control={control}
          rules={rules}
          render={({ field: { onChange, ...field } }) => (
            <NumberField {...field} label="Children" onValueChange={onChange} />
          )}
        />
        <Controller
          name="town"
          control={control}
          rules={rules}
          render={({ field: { onChange, ...field } }) => (
            <Combobox {...field} label="Town" options={towns} onValueChange={onChange} />
          )}
        />
        <Controller
          name="languages"
          control={control}
          rules={rules}
          render={({ field: { onChange, ...field } }) => (
            <CheckboxGroup {...field} label="Languages" options={languages} onValueChange={onChange} />
          )}
        />
        <Controller
          name="moved_in_on"
          control={control}
          rules={rules}
          render={({ field: { onChange, ...field } }) => (
            <DateField {...field} label="When did you move in?" onValueChange={onChange} />
          )}
        />
        <Controller
          name="lease"
          control={control}
          rules={rules}
          render={({ field: { onChange, ...field } }) => (
            <FileField {...field} label="Lease" onValueChange={onChange} />
          )}
        />
        <Inline>
          <Button type="submit">Save</Button>
          <Button variant="secondary" onClick={() => reset()}>
            Reset
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

export const ReactHookForm = meta.story({
  render: () => <HookForm values={initial} required={false} />,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await showsValues(stage, initial);
    await changeAll(stage);
    await save(stage);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const { lease, ...values } = saved.mock.lastCall?.[0] ?? {};
    await expect(values).toEqual(changed);
    await expect(lease?.map(({ name }) => name)).toEqual(['lease.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => showsValues(stage, initial));
  },
});

const empty: Values = {
  name: '',
  about: '',
  password: '',
  query: '',
  code: '',
  country: '',
  stay: '',
  view: '',
  town: '',
  languages: [],
  moved_in_on: '',
  children: null,
  terms: false,
  reminders: false,
};

/** A failed submission focuses the first field with an error; those with a `Controller` are registered last. */
export const FocusOnError = meta.story({
  render: () => <HookForm values={empty} required />,
  play: async (stage) => {
    saved.mockClear();
    for (const [focused, change] of changes) {
      await save(stage);
      await waitFor(() => expect(stage.canvas.getByLabelText(focused)).toHaveFocus());
      await change(stage);
    }
    await save(stage);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
});

/** The browser itself focuses the first field that is required. */
export const Required = meta.story({
  render: () => (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <TextField required label="Name" />
        <TextArea required label="About you" />
        <PasswordField required label="Password" autoComplete="new-password" />
        <SearchField required label="Search" />
        <OneTimeCodeField required label="Code" />
        <Select required label="Country" options={countries} placeholder="None" />
        <RadioGroup required label="Why you came" options={stays} />
        <SegmentedControl required label="Results as" options={views} />
        <Checkbox required label="Terms" />
        <Switch required label="Reminders" />
        <NumberField required label="Children" />
        <Combobox required label="Town" options={towns} />
        <CheckboxGroup required label="Languages" options={languages} />
        <DateField required label="When did you move in?" />
        <FileField required label="Lease" />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async (stage) => {
    for (const [focused, change] of changes) {
      await save(stage);
      await expect(stage.canvas.getByLabelText(focused)).toHaveFocus();
      await expect(submitted).not.toHaveBeenCalled();
      await change(stage);
    }
    await save(stage);
    await expect(submitted).toHaveBeenCalledOnce();
  },
});

/** Each link of the summary focuses its field. */
export const ErrorLinks = meta.story({
  render: () => (
    <Stack gap={5}>
      <FormErrorSummary
        errors={changes.map(([focused]) => ({ fieldId: focused, message: `${focused} is missing` }))}
      />
      <TextField id="Name" label="Name" />
      <TextArea id="About you" label="About you" />
      <PasswordField id="Password" label="Password" autoComplete="new-password" />
      <SearchField id="Search" label="Search" />
      <OneTimeCodeField id="Code" label="Code" />
      <Select id="Country" label="Country" options={countries} placeholder="None" />
      <RadioGroup id="Work" label="Why you came" options={stays} />
      <SegmentedControl id="List" label="Results as" options={views} />
      <Checkbox id="Terms" label="Terms" />
      <Switch id="Reminders" label="Reminders" />
      <NumberField id="Children" label="Children" />
      <Combobox id="Town" label="Town" options={towns} />
      <CheckboxGroup id="Arabic" label="Languages" options={languages} />
      <DateField id="Day" label="When did you move in?" />
      <FileField id="Lease" label="Lease" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [focused] of changes) {
      await userEvent.click(canvas.getByRole('link', { name: `${focused} is missing` }));
      await expect(canvas.getByLabelText(focused)).toHaveFocus();
    }
  },
});

function TanStackFormFields() {
  const form = useTanStackForm({
    defaultValues: { ...initial, lease: [] as readonly File[] },
    onSubmit: ({ value }) => saved(value),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        form.handleSubmit();
      }}
    >
      <Stack gap={5}>
        <form.Field name="name">
          {({ state, handleBlur, handleChange }) => (
            <TextField label="Name" value={state.value} onBlur={handleBlur} onValueChange={handleChange} />
          )}
        </form.Field>
        <form.Field name="about">
          {({ state, handleBlur, handleChange }) => (
            <TextArea
              label="About you"
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="password">
          {({ state, handleBlur, handleChange }) => (
            <PasswordField
              label="Password"
              autoComplete="new-password"
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="query">
          {({ state, handleBlur, handleChange }) => (
            <SearchField
              label="Search"
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="code">
          {({ state, handleBlur, handleChange }) => (
            <OneTimeCodeField
              label="Code"
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="country">
          {({ state, handleBlur, handleChange }) => (
            <Select
              label="Country"
              options={countries}
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="stay">
          {({ state, handleBlur, handleChange }) => (
            <RadioGroup
              label="Why you came"
              options={stays}
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="view">
          {({ state, handleBlur, handleChange }) => (
            <SegmentedControl
              label="Results as"
              options={views}
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="terms">
          {({ state, handleBlur, handleChange }) => (
            <Checkbox
              label="Terms"
              checked={state.value}
              onBlur={handleBlur}
              onCheckedChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="reminders">
          {({ state, handleBlur, handleChange }) => (
            <Switch
              label="Reminders"
              checked={state.value}
              onBlur={handleBlur}
              onCheckedChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="children">
          {({ state, handleBlur, handleChange }) => (
            <NumberField
              label="Children"
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="town">
          {({ state, handleBlur, handleChange }) => (
            <Combobox
              label="Town"
              options={towns}
              value={state.value}
              onBlur={handleBlur}
              onValueChange={(town) => handleChange(town ?? '')}
            />
          )}
        </form.Field>
        <form.Field name="languages">
          {({ state, handleBlur, handleChange }) => (
            <CheckboxGroup
              label="Languages"
              options={languages}
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="moved_in_on">
          {({ state, handleBlur, handleChange }) => (
            <DateField
              label="When did you move in?"
              value={state.value}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="lease">
          {({ state, handleBlur, handleChange }) => (
            <FileField label="Lease" value={state.value} onBlur={handleBlur} onValueChange={handleChange} />
          )}
        </form.Field>
        <Inline>
          <Button type="submit">Save</Button>
          <Button variant="secondary" onClick={() => form.reset()}>
            Reset
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

export const TanStackForm = meta.story({
  render: () => <TanStackFormFields />,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    saved.mockClear();
    await showsValues(stage, initial);
    await changeAll(stage);
    await save(stage);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const { lease, ...values } = saved.mock.lastCall?.[0] ?? {};
    await expect(values).toEqual(changed);
    await expect(lease?.map(({ name }) => name)).toEqual(['lease.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => showsValues(stage, initial));
  },
});

function Greeting() {
  const [name, setName] = useState('');
  return (
    <>
      <TextField label="Nickname" value={name} onValueChange={setName} />
      <p>Hello {name}</p>
    </>
  );
}

/** A person on a slow connection fills in the form while its scripts are loading. */
export const FilledInBeforeHydration = meta.story({
  render: () => <div data-testid="page" />,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const page = (
      <UiProvider locale="en" messages={primitives}>
        <form onSubmit={submit}>
          <Stack gap={5}>
            <UncontrolledFields values={empty} />
            <Greeting />
          </Stack>
        </form>
      </UiProvider>
    );
    const container = canvas.getByTestId('page');
    container.innerHTML = renderToString(page);
    // Enter would submit the form.
    for (const [label, change] of changes) if (label !== 'Town') await change(stage);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Town' }), 'Lyon');
    await userEvent.type(canvas.getByLabelText('Nickname'), 'Jo');
    const root = hydrateRoot(container, page);
    await waitFor(() => expect(canvas.getByText('Hello Jo')).toBeVisible());
    await waitFor(() => showsValues(stage, { ...changed, terms: true }));
    await save(stage);
    await expect(valuesOf(lastSubmitted())).toEqual({ ...changed, terms: true });
    await expect(fileNames(lastSubmitted())).toEqual(['lease.pdf']);
    await expect(canvas.getByText('5 of 40 characters')).toBeVisible();
    // The next change knows the earlier ones.
    await userEvent.click(canvas.getByLabelText('French'));
    await save(stage);
    await expect(lastSubmitted().getAll('languages')).toEqual(['ar', 'fr', 'de']);
    root.unmount();
  },
});

function RefusedForm() {
  const [errors, action] = useActionState(
    async (_: unknown, data: FormData) =>
      data.get('name') === 'Amira' ? [] : [{ fieldId: 'name', message: 'This name is taken' }],
    [],
  );
  const { summary, errorOf } = useFormErrors(errors);
  return (
    <form action={action}>
      <Stack gap={5}>
        <FormErrorSummary {...summary} />
        <TextField id="name" name="name" label="Name" error={errorOf('name')} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  );
}

/** The errors that a server action returns are shown and focused, each time. */
export const ErrorsOfAnAction = meta.story({
  render: () => <RefusedForm />,
  play: async (stage) => {
    const { canvas } = stage;
    for (const name of ['Jonas', 'Lina']) {
      await typeInto('Name', name)(stage);
      await save(stage);
      const link = await canvas.findByRole('link', { name: 'This name is taken' });
      await waitFor(() => expect(link.closest('[tabindex="-1"]')).toHaveFocus());
    }
    await typeInto('Name', 'Amira')(stage);
    await save(stage);
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
});

const onDate = fn<(date: string) => void>();

/** Stored values can be null, have a time, or be no date. */
export const StoredValues = meta.story({
  render: () => (
    <Stack gap={5}>
      <RadioGroup label="Nothing" options={stays} value={null} />
      {[null, '2026-01-02T00:00:00Z', '2026-1-2', 'x', '2026-02-31'].map((value) => (
        <DateField key={value} label={String(value)} value={value} onValueChange={onDate} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    const parts = [...canvasElement.querySelectorAll('[role="group"]')].map((group) =>
      [...group.querySelectorAll('input')].map(({ value }) => value),
    );
    await expect(parts).toEqual([
      ['', '', ''],
      ['2', '1', '2026'],
      ['2', '1', '2026'],
      ['x', '', ''],
      ['31', '2', '2026'],
    ]);
    await userEvent.type(canvas.getAllByLabelText('Month')[1] as HTMLElement, '1');
    await expect(onDate).toHaveBeenLastCalledWith('2026-11-02');
  },
});

/** A browser fills in a date of birth in three parts. */
export const Autofill = meta.story({
  render: () => (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <DateField name="born_on" label="When were you born?" autoComplete="bday" />
        <DateField label="Moved in" defaultValue="2026-11-05" readOnly />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async (stage) => {
    const fill = { 'bday-day': '09', 'bday-month': '02', 'bday-year': '1990' };
    for (const [token, value] of Object.entries(fill)) {
      const part = stage.canvasElement.querySelector(`[autocomplete="${token}"]`);
      fireEvent.input(part as HTMLElement, { target: { value } });
    }
    await save(stage);
    await expect(lastSubmitted().get('born_on')).toBe('1990-02-09');
    for (const part of stage.canvas.getAllByRole('textbox', { name: 'Day' }).slice(1))
      await expect(part).toHaveAttribute('readonly');
  },
});
