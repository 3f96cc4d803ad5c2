import { person } from './person.ts';

/** Guests with accounts. */
export const GUESTS = {
  // Around the Marathi wedding.
  nandini: person('nandini', 'Nandini Phadke', "Omkar's aunt, gives again and again (reads Marathi)", {
    joinedDaysAgo: 150,
  }),
  mihir: person('mihir', 'Mihir Sabnis', "Gauri's brother", { joinedDaysAgo: 148 }),
  ashwini: person('ashwini', 'Ashwini Ranade', "Gauri's friend from school", { joinedDaysAgo: 146 }),
  prasad: person('prasad', 'Prasad Limaye', "Omkar's colleague", { joinedDaysAgo: 52 }),
  sharayu: person('sharayu', 'Sharayu Kale', "Gauri's grandmother", {
    joinedDaysAgo: 50,
  }),
  sameer: person('sameer', 'Sameer Bhide', 'neighbour in Pune', { joinedDaysAgo: 40 }),
  // Around the Tamil wedding.
  meenakshi: person('meenakshi', 'Meenakshi Sundaresan', "Kavya's aunt", {
    joinedDaysAgo: 140,
  }),
  karthik: person('karthik', 'Karthik Varadan', "Arvind's friend from college", { joinedDaysAgo: 120 }),
  revathi: person('revathi', 'Revathi Ponnusamy', "Kavya's violin teacher", {
    joinedDaysAgo: 70,
  }),
  senthil: person('senthil', 'Senthil Arumugam', "Arvind's uncle", {
    joinedDaysAgo: 66,
  }),
  yazhini: person('yazhini', 'Yazhini Raghunathan', "Kavya's sister, gives again and again", { joinedDaysAgo: 130 }),
  anitha: person('anitha', 'Anitha Joseph', "Kavya's colleague", { joinedDaysAgo: 44 }),
  // Around the Punjabi wedding.
  gurleen: person('gurleen', 'Gurleen Dhaliwal', "Harjot's sister", { joinedDaysAgo: 130 }),
  jaspal: person('jaspal', 'Jaspal Bajwa', "Simrat's uncle, gives again and again", { joinedDaysAgo: 128 }),
  manpreet: person('manpreet', 'Manpreet Sekhon', "Simrat's friend", { joinedDaysAgo: 60 }),
  navdeep: person('navdeep', 'Navdeep Randhawa', 'plays the dhol', { joinedDaysAgo: 58 }),
  kirandeep: person('kirandeep', 'Kirandeep Aulakh', "Harjot's colleague", { joinedDaysAgo: 38 }),
  // Friends of several.
  rohan: person('rohan', 'Rohan Bhansaria', 'gives at every wedding', { joinedDaysAgo: 145 }),
  farah: person('farah', 'Farah Qureshi', 'friend from Hyderabad', { joinedDaysAgo: 65 }),
  daniel: person('daniel', "Daniel D'Mello", 'photographer of two of the weddings', { joinedDaysAgo: 55 }),
  tenzin: person('tenzin', 'Tenzin Wangdu', 'friend from Dharamshala', { joinedDaysAgo: 48 }),
  ishita: person('ishita', 'Ishita Sengupta', 'gives anonymously, wants no pop-ups', {
    joinedDaysAgo: 47,
    preferences: { privacy: 'private', notifications: false },
  }),
  leela: person('leela', 'Leela Kurup', 'inactive', { joinedDaysAgo: 180, seenDaysAgo: 96 }),
};
