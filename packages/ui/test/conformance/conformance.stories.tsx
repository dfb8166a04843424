import { Bookmark } from 'lucide';
import { type ReactElement, useRef } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { partName } from '../../../../tools/component-docs/partName.ts';
import {
  Accordion,
  AccordionItem,
  AlertDialog,
  Avatar,
  BackLink,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Callout,
  Card,
  CardBand,
  CardBody,
  Checkbox,
  CheckboxGroup,
  Combobox,
  CopyButton,
  DataItem,
  DataList,
  DateField,
  Dialog,
  Disclosure,
  Drawer,
  DropdownMenu,
  EmptyState,
  Field,
  FileField,
  FormActions,
  FormErrorSummary,
  FormErrors,
  Heading,
  Icon,
  IconButton,
  Inline,
  InlineMessage,
  Link,
  LinkList,
  LinkRow,
  ListRow,
  ListRowSkeleton,
  LoadMore,
  MarkedText,
  MenuChoices,
  MenuItem,
  MenuLink,
  MenuSeparator,
  Meter,
  NotificationBanner,
  NumberField,
  OneTimeCodeField,
  Page,
  PageSkeleton,
  Pagination,
  PasswordField,
  Popover,
  Progress,
  Prose,
  QuestionPage,
  RadioGroup,
  RuledSection,
  SearchField,
  SegmentedControl,
  Select,
  Separator,
  SideNav,
  SideNavGroup,
  SideNavLink,
  Skeleton,
  SkeletonGroup,
  SkipLink,
  Spinner,
  Stack,
  Stepper,
  SummaryList,
  Switch,
  Table,
  Tabs,
  Tag,
  Text,
  TextArea,
  TextField,
  Tooltip,
  UploadRow,
  VisuallyHidden,
} from '../../src/index.ts';
import type { ComponentName, MenuPart, Overlay, Wrapper } from './propsGrammar.ts';

interface Given<Element> {
  ref: (element: Element | null) => void;
  className: string;
  'data-given': string;
  'data-part'?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each component has another ref type
type Rendered<Name extends string> = Record<Name, (given: Given<any>) => ReactElement>;

const inPlace: Rendered<Exclude<ComponentName, Overlay | MenuPart | Wrapper>> = {
  Accordion: (given) => (
    <Accordion {...given}>
      <AccordionItem value="one" title="Accordion">
        Text
      </AccordionItem>
    </Accordion>
  ),
  AccordionItem: (given) => (
    <Accordion>
      <AccordionItem value="one" title="AccordionItem" {...given}>
        Text
      </AccordionItem>
    </Accordion>
  ),
  Avatar: (given) => <Avatar name="Amira" {...given} />,
  BackLink: (given) => (
    <BackLink href="#a" {...given}>
      BackLink
    </BackLink>
  ),
  Badge: (given) => <Badge {...given}>Badge</Badge>,
  Breadcrumbs: (given) => <Breadcrumbs items={[{ href: '#a', label: 'Breadcrumbs' }]} {...given} />,
  Button: (given) => <Button {...given}>Button</Button>,
  ButtonLink: (given) => (
    <ButtonLink href="#a" {...given}>
      ButtonLink
    </ButtonLink>
  ),
  Callout: (given) => (
    <Callout title="Callout" {...given}>
      Text
    </Callout>
  ),
  Checkbox: (given) => <Checkbox label="Checkbox" {...given} />,
  CheckboxGroup: (given) => (
    <CheckboxGroup label="CheckboxGroup" options={[{ value: 'one', label: 'One' }]} {...given} />
  ),
  Combobox: (given) => <Combobox label="Combobox" options={[]} {...given} />,
  CopyButton: (given) => <CopyButton text="text" {...given} />,
  DataList: (given) => (
    <DataList {...given}>
      <DataItem term="DataList" />
    </DataList>
  ),
  DataItem: (given) => (
    <dl>
      <DataItem term="DataItem" {...given} />
    </dl>
  ),
  DateField: (given) => <DateField label="DateField" {...given} />,
  Disclosure: (given) => (
    <Disclosure title="Disclosure" {...given}>
      Text
    </Disclosure>
  ),
  EmptyState: (given) => <EmptyState title="EmptyState" {...given} />,
  Field: (given) => (
    <Field label="Field" {...given}>
      {(control) => <input {...control} />}
    </Field>
  ),
  FileField: (given) => <FileField label="FileField" value={[]} onValueChange={() => {}} {...given} />,
  FormErrorSummary: (given) => (
    <FormErrorSummary errors={[{ fieldId: 'given', message: 'Email required' }]} {...given} />
  ),
  FormActions: (given) => <FormActions submitLabel="FormActions" {...given} />,
  FormErrors: (given) => (
    <FormErrors errors={[{ fieldId: 'a', message: 'FormErrors' }]} failure={null} {...given} />
  ),
  Heading: (given) => (
    <Heading level={2} {...given}>
      Heading
    </Heading>
  ),
  Icon: (given) => <Icon icon={Bookmark} {...given} />,
  IconButton: (given) => <IconButton icon={Bookmark} label="IconButton" {...given} />,
  Inline: (given) => <Inline {...given} />,
  InlineMessage: (given) => (
    <InlineMessage tone="info" {...given}>
      InlineMessage
    </InlineMessage>
  ),
  Link: (given) => (
    <Link href="#a" {...given}>
      Link
    </Link>
  ),
  LinkList: (given) => (
    <LinkList {...given}>
      <LinkRow icon={Bookmark} title="LinkRow" href="#a" />
    </LinkList>
  ),
  LinkRow: (given) => (
    <ul role="list">
      <LinkRow icon={Bookmark} title="LinkRow" href="#a" {...given} />
    </ul>
  ),
  ListRow: (given) => (
    <ul role="list">
      <ListRow icon={Bookmark} {...given}>
        ListRow
      </ListRow>
    </ul>
  ),
  ListRowSkeleton: (given) => <ListRowSkeleton widths={['4rem', '8rem']} {...given} />,
  LoadMore: (given) => (
    <LoadMore onLoad={async () => {}} {...given}>
      LoadMore
    </LoadMore>
  ),
  Meter: (given) => <Meter label="Meter" value={1} {...given} />,
  NotificationBanner: (given) => <NotificationBanner {...given}>NotificationBanner</NotificationBanner>,
  NumberField: (given) => <NumberField label="NumberField" {...given} />,
  OneTimeCodeField: (given) => <OneTimeCodeField label="OneTimeCodeField" {...given} />,
  Page: (given) => (
    <Page title="Page" {...given}>
      Text
    </Page>
  ),
  PageSkeleton: (given) => <PageSkeleton {...given} shape="list" />,
  Pagination: (given) => <Pagination page={1} count={2} hrefOf={String} {...given} />,
  PasswordField: (given) => (
    <PasswordField label="PasswordField" autoComplete="current-password" {...given} />
  ),
  Progress: (given) => <Progress label="Progress" value={1} {...given} />,
  Prose: (given) => <Prose {...given} />,
  QuestionPage: (given) => (
    <QuestionPage
      title="QuestionPage"
      back={{ href: '#a', label: 'Back' }}
      submitLabel="Continue"
      onSubmit={(event) => event.preventDefault()}
      {...given}
    >
      Text
    </QuestionPage>
  ),
  RadioGroup: (given) => (
    <RadioGroup label="RadioGroup" options={[{ value: 'one', label: 'One' }]} {...given} />
  ),
  RuledSection: (given) => (
    <RuledSection title="RuledSection" {...given}>
      Text
    </RuledSection>
  ),
  SearchField: (given) => <SearchField label="SearchField" {...given} />,
  SegmentedControl: (given) => (
    <SegmentedControl label="SegmentedControl" options={[{ value: 'one', label: 'One' }]} {...given} />
  ),
  Select: (given) => <Select label="Select" options={[]} placeholder="None" {...given} />,
  Card: (given) => <Card {...given}>Card</Card>,
  CardBand: (given) => <CardBand {...given} />,
  CardBody: (given) => <CardBody {...given} />,
  Separator: (given) => <Separator {...given} />,
  SideNav: (given) => (
    <SideNav label="SideNav" {...given}>
      <SideNavLink href="#a">One</SideNavLink>
    </SideNav>
  ),
  SideNavGroup: (given) => (
    <ul role="list">
      <SideNavGroup title="SideNavGroup" {...given}>
        <SideNavLink href="#a">One</SideNavLink>
      </SideNavGroup>
    </ul>
  ),
  SideNavLink: (given) => (
    <ul role="list">
      <SideNavLink href="#a" {...given}>
        SideNavLink
      </SideNavLink>
    </ul>
  ),
  Skeleton: (given) => <Skeleton {...given} />,
  SkeletonGroup: (given) => <SkeletonGroup {...given} />,
  SkipLink: (given) => <SkipLink {...given} />,
  MarkedText: (given) => (
    <MarkedText query="text" {...given}>
      MarkedText
    </MarkedText>
  ),
  Spinner: (given) => <Spinner {...given} />,
  Stack: (given) => <Stack {...given} />,
  Stepper: (given) => <Stepper label="Stepper" value={1} max={2} {...given} />,
  SummaryList: (given) => (
    <SummaryList items={[{ term: 'SummaryList', href: '#a', action: 'Change' }]} {...given} />
  ),
  Switch: (given) => <Switch label="Switch" {...given} />,
  Table: (given) => <Table caption="Table" columns={[]} rows={[]} rowKey={String} {...given} />,
  Tabs: (given) => <Tabs label="Tabs" tabs={[{ value: 'one', label: 'One', content: 'Tabs' }]} {...given} />,
  Tag: (given) => <Tag {...given}>Tag</Tag>,
  Text: (given) => <Text {...given}>Text</Text>,
  TextArea: (given) => <TextArea label="TextArea" {...given} />,
  TextField: (given) => <TextField label="TextField" {...given} />,
  UploadRow: (given) => (
    <UploadRow
      upload={{ status: 'uploading', file: new File([], 'lease.pdf'), share: 0.5 }}
      label="UploadRow"
      failure={null}
      onCancel={() => {}}
      {...given}
    />
  ),
  VisuallyHidden: (given) => <VisuallyHidden {...given} />,
};

const trigger = (name: string) => <Button variant="secondary">{name}</Button>;

const overlays: Rendered<Overlay> = {
  AlertDialog: (given) => (
    <AlertDialog
      trigger={trigger('AlertDialog')}
      title="AlertDialog"
      description="Text"
      confirmLabel="Yes"
      onConfirm={() => {}}
      {...given}
    />
  ),
  Dialog: (given) => <Dialog trigger={trigger('Dialog')} title="Dialog" {...given} />,
  Drawer: (given) => <Drawer trigger={trigger('Drawer')} title="Drawer" {...given} />,
  DropdownMenu: (given) => (
    <DropdownMenu trigger={trigger('DropdownMenu')} {...given}>
      <MenuItem>One</MenuItem>
    </DropdownMenu>
  ),
  Popover: (given) => (
    <Popover trigger={trigger('Popover')} title="Popover" {...given}>
      Text
    </Popover>
  ),
  Tooltip: (given) => (
    <Tooltip text="Text" {...given}>
      {trigger('Tooltip')}
    </Tooltip>
  ),
};

const inMenu: Rendered<MenuPart> = {
  MenuItem: (given) => <MenuItem {...given}>MenuItem</MenuItem>,
  MenuLink: (given) => (
    <MenuLink href="#a" {...given}>
      MenuLink
    </MenuLink>
  ),
  MenuChoices: (given) => (
    <MenuChoices
      label="MenuChoices"
      value="one"
      onValueChange={() => {}}
      options={[{ value: 'one', label: 'One' }]}
      {...given}
    />
  ),
  MenuSeparator: (given) => <MenuSeparator {...given} />,
};

const found = new Map<string, Element>();

interface EachProps<Name extends string> {
  name: Name;
  of: Rendered<Name>;
  /** A part of the adopter, which replaces ours. */
  part?: string;
}

function Each<Name extends string>({ name, of, part }: EachProps<Name>) {
  const ref = useRef((element: Element | null) => {
    if (element) found.set(name, element);
  }).current;
  return of[name]({ ref, className: 'given', 'data-given': name, ...(part && { 'data-part': part }) });
}

const namesOf = <Name extends string>(of: Rendered<Name>) => Object.keys(of) as Name[];

const meta = preview.meta({ title: 'Tests/Conformance', tags: ['!autodocs', 'control', 'test-only'] });

/**
 * Every component passes its ref and attributes to its element, and its class to the outermost one, which has its name as
 * `data-part`. The ref of a group of fields is its first field.
 */
export const RefClassAndAttributes = meta.story({
  render: () => (
    <Stack>
      {namesOf(inPlace).map((name) => (
        <div key={name} data-testid={name}>
          <Each name={name} of={inPlace} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of namesOf(inPlace)) {
      const outermost = canvas.getByTestId(name).querySelector('.given');
      await expect(outermost, `${name}: class`).not.toBeNull();
      await expect(outermost, `${name}: part`).toHaveAttribute('data-part', partName(name));
      await expect(found.get(name), `${name}: ref`).toBeInstanceOf(Element);
      await expect(found.get(name)?.closest('[data-given]'), `${name}: attributes`).toHaveAttribute(
        'data-given',
        name,
      );
    }
  },
});

/** A part that an adopter sets replaces the one of the element that takes the attributes. */
export const OwnPart = meta.story({
  parameters: { looksLike: 'tests-conformance--ref-class-and-attributes' },
  render: () => (
    <Stack>
      {namesOf(inPlace).map((name) => (
        <div key={name} data-testid={name}>
          <Each name={name} of={inPlace} part="own" />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of namesOf(inPlace)) {
      const element = canvas.getByTestId(name).querySelector('[data-given]');
      await expect(element, name).toHaveAttribute('data-part', 'own');
    }
  },
});

/** Overlays pass them to their sheet, and menu items to their element. */
export const Overlays = meta.story({
  render: () => (
    <Stack>
      {namesOf(overlays).map((name) => (
        <Each key={name} name={name} of={overlays} />
      ))}
      <DropdownMenu trigger={trigger('Items')}>
        {namesOf(inMenu).map((name) => (
          <Each key={name} name={name} of={inMenu} />
        ))}
      </DropdownMenu>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    const isGiven = async (name: string) => {
      await waitFor(() => expect(found.get(name), `${name}: ref`).toBeVisible());
      await expect(found.get(name), `${name}: class`).toHaveClass('given');
      await expect(found.get(name), `${name}: attributes`).toHaveAttribute('data-given', name);
      await expect(found.get(name), `${name}: part`).toHaveAttribute('data-part', partName(name));
    };
    for (const name of [...namesOf(overlays), 'Items']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
      if (name !== 'Tooltip') await userEvent.keyboard('{Enter}');
      for (const part of name === 'Items' ? namesOf(inMenu) : [name]) await isGiven(part);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
  },
});
