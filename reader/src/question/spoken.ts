import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { splitWords } from "@medsieve/text/words";

/** Someone who speaks of themselves, or of someone close: "I'm", "my", "she has". */
const SPEAKS =
  /\b(?:I (?!and\b|or\b|to\b|vs\b|in\b|with\b|for\b|trial|receptor|diabetes|error|collagen)[a-z]+|I['’](?:m|ve|d|ll)|[Mm]y|me|[Ww]e|[Ww]e['’]ve|[Oo]ur|[Hh]e|[Hh]e['’]s|[Ss]he|[Ss]he['’]s|[Hh]is(?! bundle)|him|her|[Hh]er(?= [a-z])|myself|[Yy]ou|[Yy]our)\b(?![-–])/u;

/** How people ask who do not speak of themselves. */
const ASKS_PLAINLY =
  /\b(?:(?:really|actually) (?:work|help|do|stop|need|any)|(?:bad|good|ok|okay|safe|dangerous) (?:for|to) (?:you|your|kids|babies|children|old people|the (?:heart|baby|liver|kidneys|eyes|skin|brain)|take|eat|drink|use|have|give|go|mix)|get(?:ting)? rid of|is it (?:safe|ok|okay|dangerous|normal|better|bad|worth|true|possible) (?:to|that|if)|what(?:['’]s| is) (?:better|best|the (?:best|safest|quickest|strongest) (?:way|thing|medicine|cream|pill|treatment))|what works|worth it|give(?:s)? you|stop(?:s)? you|(?:mum|mom|dad|husband|wife|son|daughter|nan|gran|grandad|baby|toddler) (?:is|has|had|keeps|can['’]?t|won['’]?t|was|needs|takes)|make(?:s)? you|cure[sd]? (?:it|you)|old people|go away|by itself|on its own|do(?:es)? anything (?:for|to)|any (?:good|use) (?:for|at)|waste of (?:time|money)|(?:help|helps) with (?:a|an|the)\b|jabs?|tumm(?:y|ies)|kids?|poos?|wee|bums?|nans?|grann(?:y|ies)|grandma|grandad|grandpa|mums?|mummy|dads?|knackered|painkillers?|pills?|stuff|old folks?|nits|dumm(?:y|ies)|napp(?:y|ies))\b|^(?:does|do|can|is|are|will) [a-z ]{3,40} (?:really |actually )?(?:help|work|bad|any good|ok|safe)(?: for| with| if|\?|$)/iu;

/** Whether an English question is asked as people speak, and not as titles of papers are written. */
export function isSpoken(text: string): boolean {
  return SPEAKS.test(text) || /^(?:i|im|ive|my|our|we)\b/u.test(text) || ASKS_PLAINLY.test(text);
}

/** Words of stories that say little of what is asked, where the question is spoken; elsewhere they may name a subject. */
export const STORY_WORDS: ReadonlySet<string> = new Set(
  (
    "accept accepted add afford agree agreed ago ahead aim annoy appear arrived arrive ate await bad badly bar based bear bed bent best bet bits blame book boss bought box " +
    "break breaks briefly bright broke build built busy buy buying call calls calm care careful carry carried check checked clear clears clearing close coming concerned " +
    "constant convinced cook cross cut cuts date dates deal dealt depend difficult dinner dinners disappear disappeared discuss discussed done doubt drop dropped drops due " +
    "earn ease eases easing ended event exact expect expected expecting explain explained extra extremely faced far fast favourite fell few fewer fill filled fit fits fitted " +
    "five flare flaring fly folks forced forget forgot found fresh front full fun gave giant girl glad grew grown grows guys habit handle handy hang happy hates heading heard " +
    "held hell helped helping hit hits holds hour hours house huge improving inch inches inside itself join jump keen kick kinda knock knocked lady lately laugh lay lead leads " +
    "lies list listen lived lots loud love loved luck lucky mad main manage managed managing mind mins minute minutes miss missed mix mostly mouthful move moved moving neck " +
    "nervous notice nowhere offer offered offers opinion options outside pass passed past pay paying pick picked place plan planned planning plans played please poor " +
    "pop popped popping possible post pounds pretty proper pull pulled push pushed quietly quote reach reached read recover recovered recovering relax relying remember remind " +
    "rich risen road roll room rough round rule ruin ruined ruining rushed sad sadly sat save scare screwed second sees sell serious set settled settles settling share shop " +
    "shops short side skip skipped slept slightly somewhere sort speaks spend spent spot spots steps stick sticks stop stopped stopping stops story strange struggle struggled " +
    "struggles struggling stuck stuff suffering suffered suffer suggest suit suits supposed surprise survive sweet swore talked tend terrible terrified thanks throw tight " +
    "times topic total tough town tree trouble true trust turned twice ugly unable unbearable unhappy upset upsetting useless usual visit visits waited waiting wake wakes wall " +
    "warn warned watch watching week weekend weeks weird went willing win wonder wondered words worse worst worth wrote yesterday young zero 2am 3am 4am 5am birthday mate " +
    "mates lad lass bloke grand proud retired pensioner teaches driver lorry builder plumber accountant spain france grandad granddad grandpa nana nan gran granny grandma uni " +
    "lovely lump sum miserable embarrassing embarrassed embarrassment unbelievable wondering amounts amount cute dreading dread decent honestly desperate desperately " +
    "catch catching picking class classes ridiculous nightmare sudden suddenly stays bother bothering fussy grumpy bra tummy thaw nothing brush brushing playing swap swapped " +
    "absolutely advert adverts annoyed anyhow apparently asap auntie aunty awfully baffled bairn bang banned barely beloved blimey blog blogger bloody " +
    "bonkers bored bothersome brave breaking brill brilliantly bro bump bunch bupa bus cheek cheeky chemist chemists christmas chuck chucked chuffed cinema " +
    "clever climb climbing coach colleague colleagues cosy cousin cousins crazy crikey crying daft damn darling deadline definite delighted dig dodge dodgy " +
    "doorstep downstairs dramatic driven drives drove easter eldest embarrass enjoy enjoyed enjoying enjoys everybody exam exams excited excuse fab " +
    "facebook faff faffing fancies fancy fault favour feeds fella fifteen fifties fishing flatmates flight flipping floor folk foolish foreman fortnight " +
    "fortune forty forums freaking freaks friday fright fussing garden gardening geezer genuinely giggle glasses gobsmacked gp gps grateful grim gutted " +
    "hairdresser half hallway handbag hanging happily harsh headlines headteacher heaps hectic hello hi hiking hobby holiday holidays homework honeymoon " +
    "hooked hopefully hopeless horrid housemates housework hubby hurry idiot impossible inconvenient influencer inlaws insist insists instagram instructor " +
    "interview invited ironing jeans job jobs joke joking journey kettle kid kiddie kiddies kiddo kitchen landlord laptop lassie laughing laundry lazy " +
    "leaflet letting lift lifting lifts littlun local lodger lottery lounge lunch ma madly madness magazine magic mail mama manager married marry meantime " +
    "mess messing middle miracle miserably missus mither mithered moan moaning moans monday moody mortgage motorbike mow mowing mug mumsnet narky neighbor " +
    "neighbors neighbour neighbours nephew netmums newspaper nhs niece noisy obvious obviously odd office overnight pa packing pals papa parking party " +
    "patience payday phone phoned phones pint plane podcast posh prefer pretend pub queue rang receptionist reddit rubbish sane saturday scared screamed " +
    "seat shame shift shifted shifting shifts shirt shocked shopping shove shovel shower silly sis sitting skint sofa solid someday sorted spare sprung " +
    "stairs stepdad stepdaughter stepmum stepson stink stinking stinks stinky stroll stupid sunday super sworn table taxi teacher teatime telly tenner " +
    "tenterhooks thirteen thirties thursday tidy tiktok tips toddlerhood tonight touch tour traffic trained trainer tricky truly tuesday tv twenties typing " +
    "ugh umpteen uncle upstairs urgent vacuum van vicar visitor wardrobe wean webmd wednesday weekday wheel whinge wild wits woken wow wreck wrecked " +
    "wrecking wrecks yeah yelling yep yikes yonks youngest youtube yuck"
  ).split(" "),
);

let spokenWords: ReadonlySet<string> | null = null;

/** Whether a folded word belongs to stories, or to what people call things: no slip. */
export function isSpokenWord(word: string): boolean {
  spokenWords ??= new Set([
    ...STORY_WORDS,
    ...TERMINOLOGY.spokenNames.flatMap(({ names }) =>
      names.flatMap((name) => splitWords(name).map(({ text }) => text)),
    ),
  ]);
  return spokenWords.has(word);
}
