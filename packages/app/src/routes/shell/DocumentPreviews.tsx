import type { Country, StoredDocument } from '@settlement-help/contract';
import { DocumentContext } from '@settlement-help/ui/domain';
import { lazyWithPreload } from '@settlement-help/ui/internal';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useEntryParam } from '#app/lib/navigation/useEntryParam.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export const DocumentPreview = lazyWithPreload(
  async () => (await import('./DocumentPreview.tsx')).DocumentPreview,
);

export interface DocumentPreviewsProps {
  country: Country;
  children: ReactNode;
}

/** Opens the documents of its children in a dialog. `?document=` names the open one. */
export function DocumentPreviews({ country, children }: DocumentPreviewsProps) {
  const { network } = useAppMessages();
  const { value: id, open, close } = useEntryParam('document');
  const [wasOpened, setWasOpened] = useState(false);
  if (id !== null && !wasOpened) setWasOpened(true);

  const onOpen = useCallback(
    async (document: StoredDocument) => {
      try {
        await DocumentPreview.load();
        open(document.id);
      } catch {
        showToast({ tone: 'error', message: network });
      }
    },
    [network, open],
  );

  const settings = useMemo(() => ({ country, onOpen }), [country, onOpen]);

  return (
    <DocumentContext value={settings}>
      {children}
      {wasOpened && (
        <Suspense fallback={null}>
          <DocumentPreview id={id} onClose={close} />
        </Suspense>
      )}
    </DocumentContext>
  );
}
