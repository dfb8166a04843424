import type { SearchQuery } from '@settlement-help/contract/search';
import type { UseComboboxReturnValue } from 'downshift';
import { BookOpen, File, History, Landmark, Mail, MessageSquare, Route } from 'lucide';
import { Fragment, useId } from 'react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { Icon, type IconType } from '../../../primitives/content/Icon/Icon.tsx';
import { MarkedText } from '../../../primitives/content/MarkedText/MarkedText.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { inPortal } from './inPortal.ts';
import {
  allId,
  type CommunityResults,
  type SearchGroup,
  type SearchItem,
  type SearchResult,
  type SearchResultKind,
} from './results.ts';
import * as styles from './SearchDialog.css.ts';

const icons: Record<SearchResultKind, IconType> = {
  steps: Route,
  documents: File,
  services: Landmark,
  letters: Mail,
  terms: BookOpen,
  community: MessageSquare,
};

interface ResultListProps extends Pick<UseComboboxReturnValue<SearchItem>, 'getMenuProps' | 'getItemProps'> {
  items: readonly SearchItem[];
  groups: readonly SearchGroup[];
  community: CommunityResults | undefined;
  query: SearchQuery;
  typed: string;
  onRecent: (text: string) => void;
  onChoose: () => void;
}

/** The options of the combobox: recent searches, or the results in groups. */
export function ResultList(props: ResultListProps) {
  const { items, groups, community, typed, onRecent, onChoose, getMenuProps, getItemProps } = props;
  const messages = useMessages('siteSearch');
  const LinkComponent = useLinkComponent();
  const id = useId();

  const optionProps = (item: SearchItem, onClick: () => void) => ({
    ...getItemProps({ item, index: items.findIndex(({ id }) => id === item.id), onClick }),
    className: styles.option,
  });

  const group = (kind: SearchResultKind, results: readonly SearchResult[]) =>
    results.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets
      <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
        <div id={`${id}-${kind}`} role="presentation" className={styles.groupTitle}>
          {kind === 'steps' && !community ? messages.steps : messages.groups[kind]}
        </div>
        {results.map((result) => (
          <LinkComponent
            key={result.id}
            {...optionProps({ kind: 'result', id: result.id, result }, onChoose)}
            href={result.href}
            tabIndex={-1}
          >
            <Icon icon={icons[kind]} className={styles.icon} />
            <ResultText result={result} query={props.query} />
          </LinkComponent>
        ))}
        {kind === 'community' && community && (
          <LinkComponent
            {...optionProps({ kind: 'all', id: allId, href: community.allHref }, onChoose)}
            href={community.allHref}
            tabIndex={-1}
          >
            <span className={styles.all}>{messages.all({ query: typed })}</span>
          </LinkComponent>
        )}
      </div>
    );

  return (
    <div
      {...getMenuProps({ 'aria-label': typed === '' ? messages.recent : messages.title }, inPortal)}
      className={styles.list}
      data-recent={typed === '' ? true : undefined}
      hidden={items.length === 0}
    >
      {items.map(
        (item) =>
          item.kind === 'recent' && (
            <div key={item.id} {...optionProps(item, () => onRecent(item.text))}>
              <Icon icon={History} className={styles.icon} />
              <bdi>{item.text}</bdi>
            </div>
          ),
      )}
      {groups.map(({ kind, results }) => group(kind, results))}
      {community && group('community', community.results)}
    </div>
  );
}

function ResultText({ result, query }: { result: SearchResult; query: SearchQuery }) {
  const { title, lang, isUserWritten, details } = result;
  return (
    <span className={styles.words}>
      <MarkedText className={styles.title} query={query} lang={lang} dir={isUserWritten ? 'auto' : undefined}>
        {title}
      </MarkedText>{' '}
      {details.length > 0 && (
        <span className={styles.details}>
          {details.map((detail, index) => (
            <Fragment key={detail.text}>
              {index > 0 && ' · '}
              <bdi lang={detail.lang}>
                <MarkedText query={query}>{detail.text}</MarkedText>
              </bdi>
            </Fragment>
          ))}
        </span>
      )}
    </span>
  );
}
