import { wordsOf } from './wordsOf.ts';

/** Words that say nothing about the subject of a question, in the six languages. */
const list = `
    a an and any are as at be been but by can could did do does for from had has have he her how i if in into is it its
    me my need no not of on or our please should so some that the their them there they this to us was we were what when
    where which who why will with without would you your

    ai ais alors au aux avec avez avoir c ce ces cette ceux comment d dans de des dois doit du elle elles en est et etre
    faire faut fait il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous on ont ou où par
    pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont
    suis sur t ta te tes toi ton tu un une veux vos votre vous y

    aber als am an auch auf aus bei bekomme bekommen bin bis brauche brauchen bzw da damit dann das dass dem den der des
    die dies diese dieser dieses doch dort du durch ein eine einem einen einer eines er es für gibt habe haben hat hätte
    ich ihr ihre im ist ja kann können man mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nur
    oder ohne schon sein seine sich sie sind so soll sollte über um und uns unser unsere unter vom von vor wann war warum
    was weil welche welcher welches wenn wer werden wie wieder will wir wird wo wurde zu zum zur

    bir bu çok da daha de diye en gibi hangi için ile ise kaç kadar ki mi mı mu mü nasıl ne neden nerede nereden nereye
    o olan olarak olmak oldu ve veya ya var yok ben benim bana beni biz bizim gerekiyor gerek lazım

    а або але б бути був була в від во вона вони ви він вже де для до є з за зі і із й його її інші коли кого кому куди
    ли ліве мати мене мені ми мій моя мої моє мою на над не немає ні о об один от по під при про робити та так також там
    те ти то того той тому треба тут у це цей ця ці чи через чому що щоб як яка яке який які якщо я потрібно можна

    في من على الى عن مع هل ما ماذا متى اين كيف لماذا كم هذا هذه ذلك تلك التي الذي ان او و ثم لكن كان كانت يكون لا لم لن
    قد كل بعد قبل عند انا نحن انت هو هي هم لي له لها لنا يجب اريد احتاج يمكن يمكنني اي بدون حول
  `;

// Created by the first search.
let stopWords: Set<string> | undefined;

export function isStopWord(word: string) {
  stopWords ??= new Set(wordsOf(list));
  return stopWords.has(word);
}
