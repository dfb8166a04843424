import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import { endpoints, type Language } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { queueAnswerEmails } from '#server/features/answerEmails/queueAnswerEmails.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { queueReminders } from '#server/features/reminders/queueReminders.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { forumOf } from '../support/forumRequests.ts';
import { planRequests } from '../support/planRequests.ts';
import { readEmails } from '../support/readEmails.ts';

/** Sends every email to a person with a language, and loads the pages that stop some of them. */
async function createEmails(language: Language | null) {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const other = await server.createPerson();
  const { email, password } = person;
  const { request, deps, db, clock, outboxDir } = server;
  const sent = (count: number) =>
    vi.waitFor(
      async () => {
        const emails = await readEmails(outboxDir);
        expect(emails).toHaveLength(count);
        // Moving the clock while a sent email is still in the queue would send it a second time.
        expect(await db.query.selectFrom('email_queue').select('id').execute()).toEqual([]);
        return emails;
      },
      { timeout: 10_000 },
    );
  if (language) await request(endpoints.updateMe, { body: { language } }, person);
  await request(endpoints.setReminders, { body: { by_email: true } }, person);
  await planRequests(server, person).tell({ nationality: 'eu', purpose: 'work', moved_in_on: '2026-11-22' });
  await request(endpoints.requestPasswordReset, { body: { email } });
  await sent(1);
  await request(endpoints.changePasswordByEmail, {
    body: { email, current_password: password, new_password: password },
  });
  await sent(2);

  clock.advance(span(2, 'day'));
  const queue = createEmailQueue(deps, emailComposers);
  await queueReminders(deps, (queries, to) => queue.add(queries, 'reminder', to));
  await queue.deliverDue();
  await sent(3);

  const token = await person.login();
  await request(endpoints.setAnswerEmails, { body: { by_email: true } }, { token });
  const question = await forumOf(server, { ...person, token }).ask('Where?');
  const answer = await forumOf(server, { ...other, token: await other.login() }).answer(question);
  await queueAnswerEmails(deps, (queries, to) => queue.add(queries, 'answers', to));
  await queue.deliverDue();
  const [reset, changed, reminder, answers] = await sent(4);
  const stopPaths = [reminder, answers].map(
    (sentEmail) => sentEmail?.headers['List-Unsubscribe']?.match(/<https:\/\/[^/]+([^>]*)>/)?.[1] ?? '',
  );
  const pages = [];
  for (const stopPath of stopPaths)
    for (const method of ['GET', 'POST'])
      pages.push(await (await server.app.request(stopPath, { method })).text());

  await request(endpoints.deleteAccount, { body: { current_password: password } }, { token });
  const deleted = (await sent(5))[4];
  const answerPath = `/community/${question.id}#answer-${answer.id}`;
  return { emails: { reset, changed, reminder, answers, deleted }, pages, stopPaths, answerPath };
}

const unreviewed = {
  fr: 'Ce texte a été traduit par une machine et n’a pas encore été vérifié par une personne.',
  de: 'Dieser Text wurde von einer Maschine übersetzt und noch nicht von einem Menschen geprüft.',
  ar: 'تُرجم هذا النص آليًا ولم يراجعه أحد بعد.',
  uk: 'Цей текст переклала машина, і людина його ще не перевірила.',
  tr: 'Bu metin makine tarafından çevrildi ve henüz bir insan tarafından kontrol edilmedi.',
};

test.each<[Exclude<Language, 'en'> | null, string[], string, string[]]>([
  [
    null,
    [
      'Reset your Settlement Help password',
      'Your Settlement Help password was changed',
      'A reminder from Settlement Help',
      'New answers in the Settlement Help community',
      'Your Settlement Help account was deleted',
    ],
    '- 6\u00a0December 2026: ',
    [
      '<html lang="en" dir="ltr">',
      'Stop reminders?',
      'No more reminders',
      'Stop emails about answers?',
      'No more emails about answers',
    ],
  ],
  [
    'fr',
    [
      'Réinitialisez votre mot de passe Settlement Help',
      'Votre mot de passe Settlement Help a été modifié',
      'Un rappel de Settlement Help',
      'Nouvelles réponses dans la communauté Settlement Help',
      'Votre compte Settlement Help a été supprimé',
    ],
    '- 6\u00a0décembre 2026\u00a0: ',
    [
      '<html lang="fr" dir="ltr">',
      'Arrêter les rappels\u202f?',
      'Les rappels sont arrêtés',
      'Arrêter les e-mails sur les réponses\u202f?',
      'Plus d’e-mails sur les réponses',
    ],
  ],
  [
    'de',
    [
      'Ihr Passwort für Settlement Help zurücksetzen',
      'Ihr Passwort für Settlement Help wurde geändert',
      'Eine Erinnerung von Settlement Help',
      'Neue Antworten in der Community von Settlement Help',
      'Ihr Konto bei Settlement Help wurde gelöscht',
    ],
    '- 6.\u00a0Dezember 2026: ',
    [
      '<html lang="de" dir="ltr">',
      'Erinnerungen beenden?',
      'Keine Erinnerungen mehr',
      'E-Mails über Antworten beenden?',
      'Keine E-Mails über Antworten mehr',
    ],
  ],
  [
    'ar',
    [
      'إعادة تعيين كلمة مرور Settlement Help',
      'تم تغيير كلمة مرور Settlement Help',
      'تذكير من Settlement Help',
      'إجابات جديدة في مجتمع Settlement Help',
      'تم حذف حسابكم في Settlement Help',
    ],
    '- 6\u00a0ديسمبر 2026: ',
    [
      '<html lang="ar" dir="rtl">',
      'هل تريدون إيقاف التذكيرات؟',
      'تم إيقاف التذكيرات',
      'هل تريدون إيقاف الرسائل عن الإجابات؟',
      'تم إيقاف الرسائل عن الإجابات',
    ],
  ],
  [
    'uk',
    [
      'Скидання пароля Settlement Help',
      'Пароль Settlement Help змінено',
      'Нагадування від Settlement Help',
      'Нові відповіді у спільноті Settlement Help',
      'Ваш акаунт Settlement Help видалено',
    ],
    '- 6\u00a0грудня 2026\u00a0р.: ',
    [
      '<html lang="uk" dir="ltr">',
      'Вимкнути нагадування?',
      'Нагадування вимкнено',
      'Вимкнути листи про відповіді?',
      'Листи про відповіді вимкнено',
    ],
  ],
  [
    'tr',
    [
      'Settlement Help şifrenizi sıfırlayın',
      'Settlement Help şifreniz değiştirildi',
      'Settlement Help’ten bir hatırlatma',
      'Settlement Help topluluğunda yeni yanıtlar',
      'Settlement Help hesabınız silindi',
    ],
    '- 6\u00a0Aralık 2026: ',
    [
      '<html lang="tr" dir="ltr">',
      'Hatırlatmalar durdurulsun mu?',
      'Hatırlatmalar durduruldu',
      'Yanıtlarla ilgili e-postalar durdurulsun mu?',
      'Yanıtlarla ilgili e-postalar durduruldu',
    ],
  ],
])(
  'emails and the pages that stop them are in the language of the profile: %s',
  async (language, subjects, date, [root = '', ...titles]) => {
    const { emails, pages, stopPaths, answerPath } = await createEmails(language);
    const all = Object.values(emails).map((email) => email ?? expect.fail('An email is missing'));
    expect(all.map(({ subject }) => subject)).toEqual(subjects);
    const sender = language === 'ar' ? '\u200FSettlement Help' : 'Settlement Help';
    const foot = language === null ? `\n${sender}\n` : `\n${sender}\n\n${unreviewed[language]}\n`;
    for (const { raw, headers, text } of all) {
      // Every server and mailbox passes on lines of ASCII.
      expect(raw).toMatch(/^[\x20-\x7E\r\n\t]*$/);
      expect(headers['Content-Language']).toBe(language ?? 'en');
      expect(text.endsWith(foot)).toBe(true);
    }
    const lines = Object.values(emails).map((email) => email?.text.split('\n') ?? []);
    expect(lines[0]).toContainEqual(
      expect.stringMatching(/^https:\/\/settle\.example\.org\/reset-password\?token=[\w-]{43}$/),
    );
    expect(lines[2]).toContain(`https://settle.example.org${stopPaths[0]}`);
    expect(lines[3]).toContain(`https://settle.example.org${answerPath}`);
    expect(lines[3]).toContain(`https://settle.example.org${stopPaths[1]}`);
    const { anmeldung } = await loadStepTranslations(language ?? 'en', 'Germany');
    const step = anmeldung?.title ?? 'Register your address';
    // Without the marks that keep each together among Arabic.
    const reminder = emails.reminder?.text.replaceAll(/[\u2068\u2069]/g, '');
    expect(reminder).toContain(`${date}${step} (§ 17 BMG)\n`);
    expect(emails.reminder?.text !== reminder).toBe(language === 'ar');
    for (const email of Object.values(emails)) {
      expect(`${email?.subject}\n${email?.text}`).not.toMatch(/\u2068\u2068|\u2069\u2069/);
    }
    expect(pages).toEqual(titles.map((title) => expect.stringContaining(`<h1>${title}</h1>`)));
    for (const page of pages) {
      expect(page).toContain(root);
      expect(page.includes('class="note"')).toBe(language !== null);
    }
  },
);
