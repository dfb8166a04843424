import {
  Breadcrumbs,
  Button,
  Callout,
  Card,
  CardBody,
  Checkbox,
  FormErrorSummary,
  Heading,
  InlineMessage,
  Prose,
  RadioGroup,
  Select,
  Switch,
  Table,
  Tabs,
  TextArea,
  TextField,
  UiProvider,
} from '@settlement-help/ui';
import { primitives } from '@settlement-help/ui/messages/en';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const options = [
  { value: 'fr', label: 'France' },
  { value: 'de', label: 'Germany' },
];

const page = h(
  'main',
  null,
  h(Breadcrumbs, { items: [{ href: '#', label: 'Start' }], current: 'Form' }),
  h(Heading, { level: 1 }, 'Your address'),
  h(InlineMessage, { tone: 'info', title: 'Saved' }, 'Your address is saved.'),
  h(
    Card,
    null,
    h(CardBody, null, h(TextField, { label: 'Street', hint: 'With the number', error: 'Enter it' })),
  ),
  h(FormErrorSummary, { errors: [{ fieldId: 'street', message: 'Enter it' }], attempt: 0 }),
  h(
    Prose,
    null,
    h('p', null, 'Take ', h('em', null, 'both'), '.'),
    h('ul', null, h('li', null, 'Passport')),
    h('ol', null, h('li', null, 'Pay')),
  ),
  h(TextArea, { label: 'Notes' }),
  h(Select, { label: 'Country', options }),
  h(RadioGroup, { label: 'Country', options }),
  h(Checkbox, { label: 'I agree' }),
  h(Switch, { label: 'Reminders' }),
  h(Button, null, 'Continue'),
  h(Button, { variant: 'secondary', size: 'small' }, 'Back'),
  h(Callout, { title: 'Deadline' }, 'Two weeks'),
  h(Table, {
    caption: 'Prices',
    columns: [
      { key: 'name', label: 'Name', cell: ({ name }) => name },
      { key: 'price', label: 'Price', numeric: true, cell: ({ price }) => price },
    ],
    rows: [{ name: 'Ticket', price: 63 }],
    rowKey: ({ name }) => name,
  }),
  h(Tabs, {
    label: 'Parts',
    tabs: [{ value: 'one', label: 'One', content: h('p', null, 'The first part') }],
  }),
);

process.stdout.write(renderToString(h(UiProvider, { locale: 'en', messages: primitives }, page)));
