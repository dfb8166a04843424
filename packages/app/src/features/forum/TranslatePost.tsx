import { type Post, PostTranslation } from '@settlement-help/ui/domain';
import { useTranslator } from '#app/lib/language/useTranslator.ts';

/** Offers to translate a post in another language, where the browser can. Nothing leaves the device. */
export function TranslatePost({ post: { language, title, content, authorName } }: { post: Post }) {
  const translator = useTranslator(language);
  if (!translator) return null;
  const { lang, isSlow, translate } = translator;
  return (
    <PostTranslation
      // Another text or language needs another translation.
      key={`${lang} ${title} ${content}`}
      subject={title ?? authorName}
      lang={lang}
      isSlow={isSlow}
      onTranslate={async () => {
        const [translatedTitle, translatedContent = ''] = await translate([title ?? '', content]);
        return { title: translatedTitle, content: translatedContent };
      }}
    />
  );
}
