import type { StoredDocument } from '@settlement-help/contract';
import { type MouseEvent, type ReactNode, use } from 'react';
import { Link, type LinkProps } from '../../../primitives/actions/Link/Link.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { DocumentContext } from './DocumentContext.ts';

export interface DocumentLinkProps
  extends Pick<LinkProps, 'standalone' | 'className' | 'aria-label' | 'lang'> {
  document: StoredDocument;
  /** @default the name of the document */
  children?: ReactNode;
}

/** A link to the preview of a document. */
export function DocumentLink({ document, children, ...props }: DocumentLinkProps) {
  const { onOpen } = use(DocumentContext);
  const handleClick = (event: MouseEvent) => {
    // The person can still open the file in another tab or window.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(document);
  };
  return (
    <Link
      {...props}
      href={document.download_url}
      external={!onOpen}
      aria-haspopup={onOpen ? 'dialog' : undefined}
      onClick={handleClick}
    >
      {children ?? <bdi>{isolateNumbers(document.original_filename)}</bdi>}
    </Link>
  );
}
