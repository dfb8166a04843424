import { wordsOf } from './wordsOf.ts';

/** Words that German officials and tenants join to longer ones. */
const compoundPartWords = `
    Abgabe Abrechnung Abschluss Adresse Agentur Amt Anerkennung Anmeldung Ansprechpartner Anspruch Antrag Arbeit Arzt
    Asyl Aufenthalt Ausbildung Ausländer Ausweis Auszug Bank Beamte Befreiung Behörde Beihilfe Beitrag Beratung Beruf
    Bescheid Bescheinigung Bestätigung Betreuung Betrieb Bewerbung Bogen Brief Büro Bürger Dienst Einbürgerung
    Einkommen Eltern Erklärung Erlaubnis Ermäßigung Fahrzeug Familie Formular Frist Führerschein Führung Geber Gebühr
    Geburt Gehalt Geld Genehmigung Gericht Gesetz Haftpflicht Haus Heim Heizung Hilfe Hochschule Integration Internet
    Jugend Karte Kasse Kaution Kind Klasse Konto Kosten Kranken Krankenkasse Kündigung Kurs Lehre Leistung Lohn Markt
    Meldung Miete Mieter Minderung Müll Nachweis Nachzug Nehmer Nummer Ordnung Pass Pflege Pflicht Platz Praktikum
    Prüfung Recht Rechnung Reise Rente Rundfunk Schein Schild Schule Schutz Sicherheit Sozial Sprache Staat
    Stadt Stelle Steuer Stipendium Strom Studium Tausch Termin Titel Übergabe Übersetzung Umzug Unfall Unterhalt
    Unterkunft Unterlagen Unterricht Unterstützung Urkunde Urlaub Verband Verein Verfahren Verlängerung Vermieter
    Versicherung Vertrag Visum Vorauszahlung Vorschuss Wechsel Werk Wohnung Zahlung Zeit Zentrale Zentrum Zertifikat
    Zeugnis Zulassung Zuschuss
`;

const shortestPart = 3;

const threeLettersAt = (word: string, start = 0) => word.slice(start, start + shortestPart);

// Created by the first search.
let partsByBeginning: Map<string, string[]> | undefined;

function groupParts() {
  const groups = new Map<string, string[]>();
  for (const part of wordsOf(compoundPartWords))
    groups.set(threeLettersAt(part), [...(groups.get(threeLettersAt(part)) ?? []), part]);
  return groups;
}

/** Minimum letters before a part: "Amt" is found in "Bürgeramt", but not in "Samt". */
const minLettersBefore = 4;

/**
 * The ends of a German compound that begin with a known part: of "krankenversicherungsnachweis" these are
 * "versicherungsnachweis" and "nachweis". Empty for other words. `word` is one of `wordsOf`.
 */
export function compoundEnds(word: string): string[] {
  partsByBeginning ??= groupParts();
  const ends: string[] = [];
  for (let start = minLettersBefore; start <= word.length - shortestPart; start += 1) {
    const candidates = partsByBeginning.get(threeLettersAt(word, start));
    if (candidates?.some((part) => word.startsWith(part, start))) ends.push(word.slice(start));
  }
  return ends;
}
