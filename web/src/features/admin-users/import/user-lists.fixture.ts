/** Words of which lists of users are made, by the language that they are in. */
const WORDS = {
  japanese: {
    families: "佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水",
    given: "花子 太郎 健一 美咲 陽子 大輔 さくら 翔太 結衣 直樹 恵子 拓也 真由美 一郎 あかり ひろし ケンジ",
    companies: "北大学病院 聖路加国際病院 東京医科大学 国立がん研究センター NTT東日本病院",
    order: "family given",
  },
  simplifiedChinese: {
    families: "王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗",
    given: "伟 芳 娜 秀英 敏 静 丽 强 磊 军 洋 勇 艳 杰 娟 涛 明 超 秀兰 霞",
    companies: "北京协和医院 华西医院 复旦大学附属中山医院 上海交通大学医学院 广州医药有限公司",
    order: "familygiven",
  },
  traditionalChinese: {
    families: "陳 林 黃 張 李 王 吳 劉 蔡 楊 許 鄭 謝 郭 洪 邱 曾 廖 賴 徐",
    given: "志明 淑芬 家豪 美玲 俊傑 雅婷 怡君 建宏 冠宇 宗翰 佩珊 詩涵 承恩 品妤",
    companies: "臺大醫院 長庚紀念醫院 榮民總醫院 國立成功大學 馬偕醫院",
    order: "familygiven",
  },
  korean: {
    families: "김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍",
    given: "철수 영희 민수 지영 서연 민준 지훈 수진 현우 은지 성민 미경 동현 하은 준호",
    companies: "서울대학교병원 삼성서울병원 연세의료원 아산병원 국립암센터",
    order: "familygiven",
  },
  russian: {
    families:
      "Иванов Смирнова Кузнецов Попова Васильев Петров Соколов Михайлов Новикова Фёдоров Морозов Волкова Лебедев",
    given: "Анна Мария Сергей Дмитрий Ольга Елена Александр Наталья Юрий Ирина Пётр Татьяна Андрей Светлана Игорь",
    companies: "Больница Университет Клиника НИИ",
    order: "given family",
  },
  western: {
    families:
      "García Müller Lefèvre Núñez Søndergaard Åström Gonçalves Béranger Strauß Peña Jönsson Dubois Martínez Silva",
    given: "José Noël François Zoë André Renée Jürgen Björn Inés María João Søren Anaïs Michèle Günther Peter Hélène",
    companies: "Hôpital Klinikum Universität Nordhospital Rigshospitalet Hospital",
    order: "given family",
  },
  centralEuropean: {
    families: "Dvořák Novák Svoboda Černý Procházka Kučera Wałęsa Kowalski Wójcik Łukasiewicz Nagy Szabó Kovács Żuk",
    given: "Jiří Tomáš Łukasz Małgorzata Zsófia Ágnes Petr Šárka Kateřina Paweł",
    companies: "Nemocnice Szpital Egyetem Fakultní",
    order: "given family",
  },
} as const;
export type ListLanguage = keyof typeof WORDS;

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A file of one to five users with names of `language`: the shortest of which something has to be guessed. */
export function makeUserList(language: ListLanguage, seed: number): string {
  const random = makeRandom(seed);
  const words = WORDS[language];
  const pick = (list: string) => {
    const choices = list.split(" ");
    return choices[Math.floor(random() * choices.length)] ?? "";
  };
  const lines = ["Email Address,Full Name,Password,Company,Role,Monthly Search Limit"];
  const people = 1 + Math.floor(random() * 5);
  for (let n = 0; n < people; n += 1) {
    const name = words.order.replace("family", pick(words.families)).replace("given", pick(words.given));
    const company = random() < 0.6 ? pick(words.companies) : "Nordhospital";
    const number = Math.floor(random() * 1e6);
    lines.push(`p${number}@nord.example,${name},pw-${number},${company},user,`);
  }
  return lines.join("\r\n");
}
