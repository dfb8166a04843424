import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { Change } from '../../../tools/component-docs/changes.ts';
import type { Evidence } from '../../../tools/component-docs/evidence.ts';
import type { Guidance } from '../../../tools/component-docs/guidance.ts';
import { type Docgen, readableCode } from '../../../tools/component-docs/readableCode.ts';
import type { StoryModes } from '../../../tools/visual-regression/modes.ts';
import { components, type DocumentedComponent, shownStates } from '../data.ts';
import { day } from '../day.ts';
import { linkComponents } from '../linkComponents.ts';
import { StateTable } from '../StateTable.tsx';
import { StoryLink } from '../StoryLink.tsx';
import { AdviceList } from './AdviceList.tsx';
import { Anatomy } from './Anatomy.tsx';
import type { PreparedStory } from './StoryExample.tsx';

interface StatusProps {
  guidance: Guidance;
  evidence: Evidence;
  size: number | undefined;
}

function Status({ guidance, evidence, size }: StatusProps) {
  const means = [
    'axe in light, dark and high contrast',
    ...(evidence.keyboard > 0 ? ['the keyboard, in its stories'] : []),
    ...(evidence.transcripts > 0 ? ['a virtual screen reader'] : []),
    'not with a real screen reader',
  ];
  return (
    <p className="docs-status">
      <strong data-status={guidance.status}>{guidance.status}</strong>
      {` Accessibility is tested with ${means.join('; ')}.`}
      {size !== undefined && ` Alone, it adds ${size} kB to an app (compressed, without React).`}
      {guidance.reviewed && ` Reviewed on ${day(guidance.reviewed)}.`}
    </p>
  );
}

interface SectionProps {
  heading: string;
  guidance?: Guidance | undefined;
  children?: ReactNode;
}

function Section({ heading, guidance, children }: SectionProps) {
  const words = guidance?.sections[heading];
  if (!words && !children) return null;
  return (
    <>
      <Heading>{heading}</Heading>
      {words && <Markdown>{linkComponents(words)}</Markdown>}
      {children}
    </>
  );
}

function Example({ story, withToolbar = false }: { story: PreparedStory; withToolbar?: boolean }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { __docgenInfo: docgen = {} } = (preparedMeta.component ?? {}) as { __docgenInfo?: Docgen };
  return (
    <Canvas
      of={story.moduleExport}
      withToolbar={withToolbar}
      source={{ code: readableCode(docgen, story) }}
    />
  );
}

/** Links to the stories that have long text or run from right to left, in that mode of the toolbar. */
function Modes() {
  const stories = use(DocsContext)
    .componentStories()
    .map(({ id, name, parameters }) => ({ id, name, modes: (parameters.modes ?? {}) as StoryModes }));
  const links = stories.flatMap(({ id, name, modes }) => [
    ...(modes.longText ? [{ id, label: `${name}, with long text`, globals: 'text:long' }] : []),
    ...(modes.rightToLeft ? [{ id, label: `${name}, right to left`, globals: 'dir:rtl' }] : []),
  ]);
  return (
    links.length > 0 && (
      <ul>
        {links.map(({ id, label, globals }) => (
          <li key={label}>
            <StoryLink id={id} globals={globals}>
              {label}
            </StoryLink>
          </li>
        ))}
      </ul>
    )
  );
}

/** The states of the specification that the stories of this page show. */
function States({ prefix }: { prefix: string }) {
  const isOwn = ({ id }: { id: string }) => id.startsWith(`${prefix}-`);
  const states = shownStates
    .filter(({ stories }) => stories.some(isOwn))
    .map((state) => ({ ...state, stories: state.stories.filter(isOwn) }));
  return states.length > 0 ? (
    <Section heading="States shown">
      <StateTable caption="States shown" states={states} />
    </Section>
  ) : null;
}

/** The transcripts of the stories of this page, by a virtual screen reader. */
function Transcripts({ component }: { component: DocumentedComponent }) {
  const spoken = new Map(component.transcripts.map(({ id, text }) => [id, text]));
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ id }) => spoken.has(id));
  return (
    <Section heading="What a screen reader says">
      {stories.length > 0 &&
        stories.map(({ id, name }) => (
          <details key={id} className="docs-section">
            <summary>{name}</summary>
            <pre className="docs-transcript">{spoken.get(id)}</pre>
          </details>
        ))}
    </Section>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const byVersion = [...Map.groupBy(changes.slice(0, 8), ({ version }) => version)];
  return (
    <Section heading="Changes">
      {byVersion.length > 0 &&
        byVersion.map(([version, own]) => (
          <div key={version ?? 'next'}>
            <h3>{version ? `Version ${version}` : 'Since the last release'}</h3>
            <ul>
              {own.map(({ date, subject }) => (
                <li key={`${date} ${subject}`}>
                  <time dateTime={date}>{day(date)}</time>
                  {`: ${subject}`}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Section>
  );
}

function StoryIndex() {
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'));
  return (
    <Section heading="All stories">
      <ul className="docs-stories">
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <StoryLink id={id}>{name}</StoryLink>
            {parameters.docs?.description?.story && (
              <Markdown>{linkComponents(parameters.docs.description.story)}</Markdown>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Documented({ component, id }: { component: DocumentedComponent; id: string }) {
  const { guidance, tokens, evidence, size, changes, name, docsId } = component;
  const isMain = docsId === `${id}--docs`;
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ moduleExport }) => moduleExport);
  const [first] = stories;
  const matrix = stories.find((story) => story.id.endsWith('--matrix'));
  const section = (heading: string, children?: ReactNode) => (
    <Section heading={heading} guidance={guidance}>
      {children}
    </Section>
  );
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isMain && guidance && <Status guidance={guidance} evidence={evidence} size={size} />}
      {!isMain && <Markdown>{linkComponents(`A part of \`${name}\`.`)}</Markdown>}
      {first && <Example story={first} withToolbar />}
      <Controls />
      {isMain && (
        <>
          {section('Use it when')}
          {section('Do not use it when')}
          {guidance?.sections.Anatomy && (
            <Section heading="Anatomy">
              <Anatomy markdown={guidance.sections.Anatomy} story={first} />
            </Section>
          )}
        </>
      )}
      <Section heading="Variants">{matrix && <Example story={matrix} />}</Section>
      <States prefix={id} />
      {isMain && (
        <>
          {guidance?.sections.Words && (
            <Section heading="Words">
              <AdviceList markdown={guidance.sections.Words} />
            </Section>
          )}
          {section('Keyboard and speech')}
          <Transcripts component={component} />
          {section('Narrow, long, right to left')}
        </>
      )}
      <Modes />
      {isMain && (
        <>
          <Section heading="Tokens">
            {tokens.length > 0 && (
              <ul className="docs-tokens">
                {tokens.map((token) => (
                  <li key={token}>
                    <code>{token}</code>
                  </li>
                ))}
              </ul>
            )}
          </Section>
          {section('Related')}
          <Changes changes={changes} />
        </>
      )}
      <StoryIndex />
    </>
  );
}

// Without a title component, the block renders its own title.
const NoTitle = () => null;

/** Foundation pages show each story once. */
const StoriesInOrder = () => (
  <>
    <Title />
    <Description of="meta" />
    <Stories title={<NoTitle />} />
  </>
);

/** The docs page of a component: its guidance, and content derived from stories, props and styles. */
function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters.fileName);
  const component = components.find(({ folder }) => file.includes(`/${folder}/`));
  return component ? <Documented component={component} id={preparedMeta.componentId} /> : <StoriesInOrder />;
}

export default ComponentPage;
