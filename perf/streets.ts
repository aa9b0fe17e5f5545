/** Parts of invented street names, spelled as in addresses: enough for the homes of a large agency. */
export const beginnings =
  "ask bjork ek lind tall gran alm ronn salj has kast lonn hagg hagtorn en kvist rot lov mossa sten berg klipp strand sjo vik hav hamn bat segel ankar fyr lots mast krans ljung angs hag skogs back dal as falt lund kulle smed skraddar bagar garvar snickar murar glas kopp silver guld jarn tegel kalk salt sill tors abborr gadd lax mas tarn svan ejder falk uggle hok orre raven lo ralla alg hjort bjorn igelkott humle bi fjaril".split(
    " ",
  )
export const middles =
  "a e o s ar as en er ing stens holms torps bo vads bro kvarns mark hags ro tun udds nas viks sunds fors lids boda hult rygg krok ram".split(
    " ",
  )
export const endings = "gatan vagen grand stigen backen torget terrassen plan alle".split(" ")
