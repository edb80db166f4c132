# Made by `npm run clients` from /openapi.json; changes by hand are lost.
"""Client: a method for every route."""

from typing import Any, Literal

from . import models
from ._base import SyncBase


class Client(SyncBase):
    """Typed methods of a running service. Omitted arguments, and `None`, are not sent: the service uses its default."""

    def health(self) -> models.HealthResponse:
        """Liveness: the process answers"""
        return self._call("GET", "/health", models.HealthResponse, {}, {}, None)

    def kernel_meta(self) -> models.KernelMetaResponse:
        """The ephemeris in use"""
        return self._call("GET", "/meta/kernel", models.KernelMetaResponse, {}, {}, None)

    def version(self) -> models.VersionResponse:
        """Versions of server and engine"""
        return self._call("GET", "/meta/version", models.VersionResponse, {}, {}, None)

    def ready(self) -> models.ReadyResponse:
        """Readiness: the service can compute (503 while it cannot)"""
        return self._call("GET", "/ready", models.ReadyResponse, {}, {}, None)

    def almuten_degree(
        self,
        *,
        longitude: float,
        is_day_chart: bool,
        doctrine: Literal["william_lilly_1647", "william_lilly_1647_others_five_places", "engine_legacy_v1", "ibn_ezra", "bonatti"] | None = None,
        terms: Literal["egyptian", "authF", "william_lilly_1647", None] | str | None = None,
        triplicity_rulers: Literal["sect_ruler", "all_three", "participating_one_point", "william_lilly_1647", None] | None = None,
        dignity_weights: Literal["triplicity_3_term_2", "term_3_triplicity_2", None] | None = None,
    ) -> models.AlmutenResponse:
        """The planet with most essential dignities at a degree

        Tallies domicile 5, exaltation 4, triplicity 3, term 2 and face 1 of the seven planets at one degree. Planets with equal totals are listed in `tied_planets`; `almuten` is then null.

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)
            doctrine: rule of the count: william_lilly_1647 (Christian Astrology), _others_five_places (places that Lilly reports, figure only), ibn_ezra (five places, houses, rulers of day and hour), bonatti (the five places of life), engine_legacy_v1 (the recorded count without a source)
            terms: table of terms of ibn_ezra and bonatti; default egyptian
            triplicity_rulers: triplicity rulers that count in ibn_ezra and bonatti: the ruler of the sect, all three Dorothean rulers with 3 points each, the participating ruler with 1 point, or Lilly’s table; default all_three
            dignity_weights: points of triplicity and term in ibn_ezra and bonatti; default triplicity_3_term_2"""
        return self._call("POST", "/v1/almuten/degree", models.AlmutenResponse, {}, {}, {"longitude": longitude, "is_day_chart": is_day_chart, "doctrine": doctrine, "terms": terms, "triplicity_rulers": triplicity_rulers, "dignity_weights": dignity_weights})

    def almuten_figuris(
        self,
        *,
        positions: models.AlmutenPositionsRequest | dict[str, Any],
        house_cusps: list[float],
        is_day_chart: bool,
        doctrine: Literal["william_lilly_1647", "william_lilly_1647_others_five_places", "engine_legacy_v1", "ibn_ezra", "bonatti"] | None = None,
        midheaven_longitude: float | None = None,
        speeds: models.AlmutenSpeedsRequest | dict[str, Any] | None = None,
        north_node_longitude: float | None = None,
        node_doctrine: Literal["mean_node", "true_node"] | None = None,
        fixed_star_longitudes: models.AlmutenStarsRequest | dict[str, Any] | None = None,
        prenatal_syzygy_longitude: float | None = None,
        day_ruler: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", None] | None = None,
        hour_ruler: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", None] | None = None,
        terms: Literal["egyptian", "authF", "william_lilly_1647", None] | str | None = None,
        triplicity_rulers: Literal["sect_ruler", "all_three", "participating_one_point", "william_lilly_1647", None] | None = None,
        dignity_weights: Literal["triplicity_3_term_2", "term_3_triplicity_2", None] | None = None,
        house_points: Literal["sixth_house_least", "sixth_house_least_eighth_before_ninth", "twelfth_house_least", None] | None = None,
        fortune: Literal["reversed_by_night", "same_day_and_night", None] | None = None,
    ) -> models.AlmutenResponse:
        """The strongest planet of a figure, by the rule of a named author

        Lilly counts essential and accidental dignities over the complete figure; Ibn Ezra counts five places, houses and the rulers of day and hour; Bonatti counts the five places alone. The chart is supplied by the caller.

        Args:
            house_cusps: cusps of the houses 1 to 12, degrees
            doctrine: rule of the count: william_lilly_1647 (Christian Astrology), _others_five_places (places that Lilly reports, figure only), ibn_ezra (five places, houses, rulers of day and hour), bonatti (the five places of life), engine_legacy_v1 (the recorded count without a source)
            midheaven_longitude: longitude of the midheaven, degrees; default: cusp 10
            north_node_longitude: longitude of the north node; only william_lilly_1647 uses it and needs it
            node_doctrine: which node north_node_longitude is; it has no effect on the count
            prenatal_syzygy_longitude: longitude of the syzygy before birth; ibn_ezra and bonatti need it, engine_legacy_v1 admits it
            day_ruler: planet of the day; ibn_ezra needs it, engine_legacy_v1 admits it
            hour_ruler: planet of the hour; ibn_ezra needs it, engine_legacy_v1 admits it
            terms: table of terms of ibn_ezra and bonatti; default egyptian
            triplicity_rulers: triplicity rulers that count in ibn_ezra and bonatti: the ruler of the sect, all three Dorothean rulers with 3 points each, the participating ruler with 1 point, or Lilly’s table; default all_three
            dignity_weights: points of triplicity and term in ibn_ezra and bonatti; default triplicity_3_term_2
            house_points: points of the houses in ibn_ezra: 1 10 7 4 11 5 2 9 8 3 12 6 from 12 to 1, the same with the 8th before the 9th, or the recorded order with the 12th least; default sixth_house_least
            fortune: formula of the lot of Fortune in ibn_ezra and bonatti; default reversed_by_night"""
        return self._call("POST", "/v1/almuten/figuris", models.AlmutenResponse, {}, {}, {"positions": positions, "house_cusps": house_cusps, "is_day_chart": is_day_chart, "doctrine": doctrine, "midheaven_longitude": midheaven_longitude, "speeds": speeds, "north_node_longitude": north_node_longitude, "node_doctrine": node_doctrine, "fixed_star_longitudes": fixed_star_longitudes, "prenatal_syzygy_longitude": prenatal_syzygy_longitude, "day_ruler": day_ruler, "hour_ruler": hour_ruler, "terms": terms, "triplicity_rulers": triplicity_rulers, "dignity_weights": dignity_weights, "house_points": house_points, "fortune": fortune})

    def antiscia_contacts(
        self,
        *,
        positions: dict[str, float],
        orb: float | None = None,
    ) -> models.AntisciaContactsResponse:
        """Contacts by antiscion and contra-antiscion among named longitudes

        Args:
            positions: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: largest orb of a contact, degrees, inclusive"""
        return self._call("POST", "/v1/antiscia/contacts", models.AntisciaContactsResponse, {}, {}, {"positions": positions, "orb": orb})

    def antiscia_reflect(
        self,
        *,
        longitude: float,
        kind: Literal["antiscion", "contra_antiscion", "both"] | None = None,
    ) -> models.AntisciaReflectResponse:
        """Antiscion and contra-antiscion of a longitude

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/antiscia/reflect", models.AntisciaReflectResponse, {}, {}, {"longitude": longitude, "kind": kind})

    def antiscia_to_point(
        self,
        *,
        positions: dict[str, float],
        point_longitude: float,
        orb: float | None = None,
        point_name: str | None = None,
    ) -> models.AntisciaContactsResponse:
        """Bodies with an antiscion or contra-antiscion close to a point

        Args:
            positions: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            point_longitude: longitude of the point, degrees; reduced to [0, 360)
            orb: largest orb of a contact, degrees, inclusive
            point_name: name of the point"""
        return self._call("POST", "/v1/antiscia/to-point", models.AntisciaContactsResponse, {}, {}, {"positions": positions, "orb": orb, "point_longitude": point_longitude, "point_name": point_name})

    def ashtakavarga_chart_profile(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.AshtakavargaChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaChartProfileBackedResponse:
        """Ashtakavarga of a chart with its extremes and strong signs

        Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is"""
        return self._call("POST", "/v1/ashtakavarga/chart/profile", models.AshtakavargaChartProfileBackedResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy})

    def ashtakavarga_chart_result(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.AshtakavargaChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaChartResultResponse:
        """Bhinna- and sarvashtakavarga of a chart

        Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is"""
        return self._call("POST", "/v1/ashtakavarga/chart/result", models.AshtakavargaChartResultResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy})

    def ashtakavarga_chart_sign_profile(
        self,
        *,
        dt: str,
        planet: str,
        sign_index: int,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.AshtakavargaChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaChartSignProfileResponse:
        """Rekhas of a planet of a chart in a sign

        Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            planet: one of the seven planets, Sun ... Saturn
            sign_index: sign, 0 Aries ... 11 Pisces
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is"""
        return self._call("POST", "/v1/ashtakavarga/chart/sign-profile", models.AshtakavargaChartSignProfileResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "planet": planet, "sign_index": sign_index})

    def ashtakavarga_chart_transit_strength(
        self,
        *,
        dt: str,
        planet: str,
        transit_sign_index: int,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.AshtakavargaChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaChartTransitStrengthResponse:
        """Rekhas of a planet of a chart in the sign of its transit

        Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            planet: one of the seven planets, Sun ... Saturn
            transit_sign_index: sign of the transit, 0 Aries ... 11 Pisces
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is"""
        return self._call("POST", "/v1/ashtakavarga/chart/transit-strength", models.AshtakavargaChartTransitStrengthResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "planet": planet, "transit_sign_index": transit_sign_index})

    def ashtakavarga_kakshya_transit(
        self,
        *,
        planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"],
        transit_sidereal_lon: float,
        sign_indices: models.NatalSignsRequest | dict[str, Any],
    ) -> models.KakshyaTransitResponse:
        """Kakshya of a transit, its lord, and whether the lord gives a rekha

        A sign has eight kakshyas of 3.75 degrees, half-open, of Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon and Lagna (Jataka Parijata 2.71). A transit is favourable when the lord of its kakshya gives the planet a rekha in the sign.

        Args:
            planet: the planet whose rekhas count
            transit_sidereal_lon: sidereal longitude of the transit, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/ashtakavarga/kakshya-transit", models.KakshyaTransitResponse, {}, {}, {"planet": planet, "transit_sidereal_lon": transit_sidereal_lon, "sign_indices": sign_indices})

    def ashtakavarga_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaProfileAnswer:
        """Ashtakavarga with its extremes and strong signs

        Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions."""
        return self._call("POST", "/v1/ashtakavarga/profile", models.AshtakavargaProfileAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy})

    def ashtakavarga_result(
        self,
        *,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaResultAnswer:
        """Bhinna- and sarvashtakavarga

        Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions."""
        return self._call("POST", "/v1/ashtakavarga/result", models.AshtakavargaResultAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy})

    def ashtakavarga_shodhya_pinda(
        self,
        *,
        planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"],
        reduced_rekhas: list[int],
        sign_indices: models.NatalSignsRequest | dict[str, Any],
    ) -> models.ShodhyaPindaResponse:
        """Rasi pinda, graha pinda and shodhya pinda of a planet

        From the rekhas of a planet after both reductions (Brihat Parashara Hora Shastra ch. 69). The request contains the reduced figures; they are not reduced again.

        Args:
            planet: the planet whose rekhas count
            reduced_rekhas: rekhas of the planet, Aries ... Pisces, after trikona and ekadhipatya shodhana"""
        return self._call("POST", "/v1/ashtakavarga/shodhya-pinda", models.ShodhyaPindaResponse, {}, {}, {"planet": planet, "reduced_rekhas": reduced_rekhas, "sign_indices": sign_indices})

    def ashtakavarga_sign_profile(
        self,
        *,
        planet: str,
        sign_index: int,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.SignStrengthProfileAnswer:
        """Rekhas of a planet in a sign

        Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions.

        Args:
            planet: one of the seven planets, Sun ... Saturn
            sign_index: sign, 0 Aries ... 11 Pisces"""
        return self._call("POST", "/v1/ashtakavarga/sign-profile", models.SignStrengthProfileAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy, "planet": planet, "sign_index": sign_index})

    def ashtakavarga_transit_strength(
        self,
        *,
        planet: str,
        transit_sign_index: int,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaTransitStrengthAnswer:
        """Rekhas of a planet in the sign of its transit

        Ashtakavarga after Brihat Parashara Hora Shastra: rekhas (ch. 66), reduction of the trines (trikona shodhana, ch. 67) and of the signs of one lord (ekadhipatya shodhana, ch. 68). Strength is counted before reductions.

        Args:
            planet: one of the seven planets, Sun ... Saturn
            transit_sign_index: sign of the transit, 0 Aries ... 11 Pisces"""
        return self._call("POST", "/v1/ashtakavarga/transit-strength", models.AshtakavargaTransitStrengthAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy, "planet": planet, "transit_sign_index": transit_sign_index})

    def declination_aspect_motion_witness(
        self,
        *,
        body1: str,
        declination1_deg: float,
        body2: str,
        declination2_deg: float,
        aspect: Literal["Parallel", "Contra-Parallel"],
        reference_frame: str,
        timescale: str,
        speed1_deg_per_day: float | None = None,
        speed2_deg_per_day: float | None = None,
        orb: float | None = None,
        exact_tolerance_deg: float | None = None,
        rate_tolerance_deg_per_day: float | None = None,
    ) -> models.DeclinationAspectMotionAnalysisResponse:
        """Instantaneous motion of one parallel or contra-parallel

        Args:
            body1: name of the point
            declination1_deg: declination, degrees north
            body2: name of the point
            declination2_deg: declination, degrees north
            reference_frame: reference frame of the coordinates; echoed in the answer
            timescale: time scale of the instant; echoed in the answer
            speed1_deg_per_day: degrees per day
            speed2_deg_per_day: degrees per day
            orb: degrees
            exact_tolerance_deg: largest orb that counts as exact, degrees
            rate_tolerance_deg_per_day: largest relative rate that counts as stationary, degrees per day"""
        return self._call("POST", "/v1/aspects/declination-motion-witness", models.DeclinationAspectMotionAnalysisResponse, {}, {}, {"body1": body1, "declination1_deg": declination1_deg, "body2": body2, "declination2_deg": declination2_deg, "aspect": aspect, "speed1_deg_per_day": speed1_deg_per_day, "speed2_deg_per_day": speed2_deg_per_day, "orb": orb, "exact_tolerance_deg": exact_tolerance_deg, "rate_tolerance_deg_per_day": rate_tolerance_deg_per_day, "reference_frame": reference_frame, "timescale": timescale})

    def aspects_from_declinations(
        self,
        *,
        declinations: dict[str, float],
        reference_frame: str,
        timescale: str,
        orb: float | None = None,
    ) -> models.DeclinationAspectsFromDeclinationsResponse:
        """Parallels and contra-parallels among 2 to 64 named declinations

        Args:
            declinations: declinations by point name, degrees north
            reference_frame: reference frame of the coordinates; echoed in the answer
            timescale: time scale of the instant; echoed in the answer
            orb: degrees"""
        return self._call("POST", "/v1/aspects/from-declinations", models.DeclinationAspectsFromDeclinationsResponse, {}, {}, {"declinations": declinations, "reference_frame": reference_frame, "timescale": timescale, "orb": orb})

    def aspects_from_longitudes(
        self,
        *,
        longitudes: dict[str, float],
        tier: Literal[0, 1, 2] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.AspectsFromLongitudesResponse:
        """Aspects among 2 to 64 named longitudes

        Uses only the given longitudes: no ephemeris and no motion. Each aspect has its own orb, multiplied by `orb_factor`; the orb table is in src/families/relationship/aspects/README.md.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            tier: 0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: false: omit True Node, Mean Node, Lilith and True Lilith"""
        return self._call("POST", "/v1/aspects/from-longitudes", models.AspectsFromLongitudesResponse, {}, {}, {"longitudes": longitudes, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def hellenistic_overcoming(
        self,
        *,
        body1: str,
        longitude1: float,
        body2: str,
        longitude2: float,
    ) -> models.OvercomingResponse:
        """Which of two bodies overcomes the other from the tenth sign

        Args:
            body1: name of the point
            longitude1: ecliptic longitude, degrees; reduced to [0, 360)
            body2: name of the point
            longitude2: ecliptic longitude, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/aspects/hellenistic/overcoming", models.OvercomingResponse, {}, {}, {"body1": body1, "longitude1": longitude1, "body2": body2, "longitude2": longitude2})

    def hellenistic_whole_sign_aspects(
        self,
        *,
        positions: dict[str, float],
    ) -> models.WholeSignAspectsResponse:
        """Aspects by sign with direction (sinister, dexter) and overcoming

        Args:
            positions: tropical ecliptic longitudes by body name, degrees"""
        return self._call("POST", "/v1/aspects/hellenistic/whole-sign", models.WholeSignAspectsResponse, {}, {}, {"positions": positions})

    def moon_connection_flow(
        self,
        *,
        jd_ut: float,
        previous_window_policy: Literal["current_sign", "fixed_lookback"],
        previous_lookback_days: float | None = None,
        modern: bool | None = None,
        motion_orb_factor: float | None = None,
        motion_exact_tolerance_deg: float | None = None,
        motion_rate_tolerance_deg_per_day: float | None = None,
    ) -> models.MoonConnectionFlowAnalysisResponse:
        """Previous separation, present motion and next connection of the Moon

        The last exact Ptolemaic aspect of the Moon in the requested window, the motion of that aspect at the query, and the next exact aspect before the Moon leaves its tropical sign. If there is no event, the answer gives the reason. Longitudes are apparent; speeds are rates of the astrometric longitude. Geometry only, without doctrine.

        Args:
            jd_ut: Julian day, UT1
            previous_window_policy: search window of the previous separation: the current sign of the Moon, or previous_lookback_days
            previous_lookback_days: days before the query; only with fixed_lookback
            modern: true: also consider Uranus, Neptune and Pluto"""
        return self._call("POST", "/v1/aspects/moon-connection-flow", models.MoonConnectionFlowAnalysisResponse, {}, {}, {"jd_ut": jd_ut, "previous_window_policy": previous_window_policy, "previous_lookback_days": previous_lookback_days, "modern": modern, "motion_orb_factor": motion_orb_factor, "motion_exact_tolerance_deg": motion_exact_tolerance_deg, "motion_rate_tolerance_deg_per_day": motion_rate_tolerance_deg_per_day})

    def aspect_motion_witness(
        self,
        *,
        body1: str,
        longitude1_deg: float,
        body2: str,
        longitude2_deg: float,
        aspect: Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"],
        reference_frame: str,
        timescale: str,
        speed1_deg_per_day: float | None = None,
        speed2_deg_per_day: float | None = None,
        orb_factor: float | None = None,
        exact_tolerance_deg: float | None = None,
        rate_tolerance_deg_per_day: float | None = None,
    ) -> models.AspectMotionAnalysisResponse:
        """Instantaneous motion of one aspect between two points

        Computes the signed error of the given aspect and its rate; from them the state is applying, exact, separating, stationary or indeterminate. No event search.

        Args:
            body1: name of the point
            longitude1_deg: ecliptic longitude, degrees; reduced to [0, 360)
            body2: name of the point
            longitude2_deg: ecliptic longitude, degrees; reduced to [0, 360)
            reference_frame: reference frame of the coordinates; echoed in the answer
            timescale: time scale of the instant; echoed in the answer
            speed1_deg_per_day: degrees per day
            speed2_deg_per_day: degrees per day
            orb_factor: multiplies every orb of the aspect table
            exact_tolerance_deg: largest orb that counts as exact, degrees
            rate_tolerance_deg_per_day: largest relative rate that counts as stationary, degrees per day"""
        return self._call("POST", "/v1/aspects/motion-witness", models.AspectMotionAnalysisResponse, {}, {}, {"body1": body1, "longitude1_deg": longitude1_deg, "body2": body2, "longitude2_deg": longitude2_deg, "aspect": aspect, "speed1_deg_per_day": speed1_deg_per_day, "speed2_deg_per_day": speed2_deg_per_day, "orb_factor": orb_factor, "exact_tolerance_deg": exact_tolerance_deg, "rate_tolerance_deg_per_day": rate_tolerance_deg_per_day, "reference_frame": reference_frame, "timescale": timescale})

    def asteroids_bulk(
        self,
        *,
        dt: str,
        bodies: list[str | int],
        skip_missing: bool | None = None,
    ) -> models.AsteroidsBulkResponse:
        """Apparent places of many asteroids

        Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch). `provenance.small_body_source` names the source and the estimated error. At most 500 bodies, and 400,000 integration steps.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            skip_missing: list what cannot be answered in `missing`; false: such a body is a 422"""
        return self._call("POST", "/v1/asteroids/bulk", models.AsteroidsBulkResponse, {}, {}, {"dt": dt, "bodies": bodies, "skip_missing": skip_missing})

    def asteroids_families_by_number_number(
        self,
        *,
        number: int,
    ) -> models.AsteroidFamilyLookupResponse:
        """Dynamical families of an asteroid

        Args:
            number: catalogue number of the Minor Planet Center"""
        return self._call("GET", "/v1/asteroids/families/by-number/{number}", models.AsteroidFamilyLookupResponse, {"number": number}, {}, None)

    def asteroids_families_chart(
        self,
        *,
        numbers: list[int],
    ) -> models.AsteroidFamiliesInChartResponse:
        """Asteroids of a chart by dynamical family"""
        return self._call("POST", "/v1/asteroids/families/chart", models.AsteroidFamiliesInChartResponse, {}, {}, {"numbers": numbers})

    def asteroids_families_chart_resonance_network(
        self,
        *,
        dt: str,
        bodies: list[str | int] | None = None,
        numbers: list[int] | None = None,
        skip_missing: bool | None = None,
        aspect_tier: Literal[0, 1, 2, None] | None = None,
        include_minor: bool | None = None,
        orb_factor: float | None = None,
    ) -> models.AsteroidFamilyResonanceNetworkResponse:
        """Aspects between asteroids of one family

        Computes the requested asteroids, finds their aspects, and keeps the aspects between members of one dynamical family. The request has either `bodies` or `numbers`. Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch). `provenance.small_body_source` names the source and the estimated error.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            aspect_tier: 0: the five Ptolemaic aspects; 1: also the six common minor aspects; 2: all 22; null: 1 or 0, depending on `include_minor`
            include_minor: applies when `aspect_tier` is null: true selects tier 1, false tier 0"""
        return self._call("POST", "/v1/asteroids/families/chart/resonance-network", models.AsteroidFamilyResonanceNetworkResponse, {}, {}, {"dt": dt, "bodies": bodies, "numbers": numbers, "skip_missing": skip_missing, "aspect_tier": aspect_tier, "include_minor": include_minor, "orb_factor": orb_factor})

    def asteroids_families_family_name_members(
        self,
        *,
        family_name: str,
        offset: int | None = None,
        limit: int | None = None,
    ) -> models.AsteroidFamilyMembersResponse:
        """Members of a dynamical family

        Labels are exact. An unknown label gives an empty list.

        Args:
            family_name: exact label, e.g. Nysa-Polana"""
        return self._call("GET", "/v1/asteroids/families/{family_name}/members", models.AsteroidFamilyMembersResponse, {"family_name": family_name}, {"offset": offset, "limit": limit}, None)

    def asteroids_list(
        self,
        *,
        q: str | None = None,
        limit: int | None = None,
        scope: Literal["covered", "computable", "known"] | None = None,
    ) -> models.AsteroidListResponse:
        """Asteroids by name

        By default the asteroids that a file of states contains. `scope` extends the list to all computable or all catalogued asteroids.

        Args:
            q: part of a name or of a NAIF id
            scope: covered: bodies that a file of states contains; computable: also those that are integrated; known: all catalogued identities"""
        return self._call("GET", "/v1/asteroids/list", models.AsteroidListResponse, {}, {"q": q, "limit": limit, "scope": scope}, None)

    def asteroids_position(
        self,
        *,
        dt: str,
        body: str | int,
    ) -> models.AsteroidPositionAnswer:
        """Apparent place of one asteroid

        Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch). `provenance.small_body_source` names the source and the estimated error.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: name, designation, catalogue number or NAIF id of an asteroid (numbers also as strings)"""
        return self._call("POST", "/v1/asteroids/position", models.AsteroidPositionAnswer, {}, {}, {"dt": dt, "body": body})

    def asteroids_subsets(self) -> models.AsteroidSubsetsResponse:
        """Curated subsets of asteroids"""
        return self._call("GET", "/v1/asteroids/subsets", models.AsteroidSubsetsResponse, {}, {}, None)

    def asteroids_subsets_subset_list(
        self,
        *,
        subset: Literal["classical", "main_belt", "centaurs", "tnos"],
        q: str | None = None,
        limit: int | None = None,
    ) -> models.AsteroidSubsetListResponse:
        """Members of a subset

        Args:
            q: part of a name or of a NAIF id"""
        return self._call("GET", "/v1/asteroids/subsets/{subset}/list", models.AsteroidSubsetListResponse, {"subset": subset}, {"q": q, "limit": limit}, None)

    def asteroids_subsets_subset_positions(
        self,
        *,
        subset: Literal["classical", "main_belt", "centaurs", "tnos"],
        dt: str,
        bodies: list[str | int] | None = None,
        skip_missing: bool | None = None,
    ) -> models.AsteroidSubsetPositionsResponse:
        """Apparent places of a subset

        Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch). `provenance.small_body_source` names the source and the estimated error.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/asteroids/subsets/{subset}/positions", models.AsteroidSubsetPositionsResponse, {"subset": subset}, {}, {"dt": dt, "bodies": bodies, "skip_missing": skip_missing})

    def astrocartography_chart_lines(
        self,
        *,
        dt: str,
        lat_step: float | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        acg_observer_lat: float | None = None,
        acg_observer_lon: float | None = None,
        acg_observer_elev_m: float | None = None,
        place_center: Literal["geocentric", "topocentric", "local", None] | None = None,
        refraction: bool | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.AstrocartographyLinesResponse:
        """Angle lines of the bodies of a chart

        MC and IC lines are meridians. ASC and DSC lines are the places with the body on the geodetic horizon; their points are exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at the requested `at_latitudes` and `at_longitudes`, and `ends` has their ends. `geojson`, `crossings` and `near` use the exact curves, not the grid. Positions are geocentric unless the request has an observer. With `place_center: local` each point of a line has the parallax of its own place. `acg_observer_lat` and `acg_observer_lon` override the observer of the chart.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lat_step: step of the latitudes of `points`, which start at -89, degrees
            bodies: default: Sun ... Pluto
            observer_lat: geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric
            observer_lon: geodetic longitude of the observer, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            acg_observer_lat: geodetic latitude of the observer of the lines; default: the observer of the chart
            acg_observer_lon: geodetic longitude of the observer of the lines, degrees east
            acg_observer_elev_m: height above the WGS 84 ellipsoid, metres
            place_center: origin of the positions: geocentric (centre of the Earth), topocentric (the observer), or local (each point of a line, with its own parallax at sea level). Default: topocentric with an observer, otherwise geocentric
            refraction: true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)
            geojson_tolerance_km: no point of a line is farther than this from the segments of its GeoJSON, km
            crossings: also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)
            at_latitudes: solve the rising and setting lines for these latitudes too; degrees, the poles excluded
            at_longitudes: solve the rising and setting lines for these longitudes too; degrees east"""
        return self._call("POST", "/v1/astrocartography/chart/lines", models.AstrocartographyLinesResponse, {}, {}, {"lat_step": lat_step, "dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "acg_observer_lat": acg_observer_lat, "acg_observer_lon": acg_observer_lon, "acg_observer_elev_m": acg_observer_elev_m, "place_center": place_center, "refraction": refraction, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    def astrocartography_chart_subjects_lines(
        self,
        *,
        dt: str,
        subjects: list[models.AstrocartographySubjectRequest] | list[dict[str, Any]],
        lat_step: float | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        star_place: Literal["true", "apparent"] | None = None,
        acg_observer_lat: float | None = None,
        acg_observer_lon: float | None = None,
        acg_observer_elev_m: float | None = None,
        place_center: Literal["geocentric", "topocentric", "local", None] | None = None,
        refraction: bool | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.AstrocartographyLinesResponse:
        """Angle lines of planets, small bodies, stars, lots and points

        MC and IC lines are meridians. ASC and DSC lines are the places with the body on the geodetic horizon; their points are exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at the requested `at_latitudes` and `at_longitudes`, and `ends` has their ends. `geojson`, `crossings` and `near` use the exact curves, not the grid. Positions are geocentric unless the request has an observer. With `place_center: local` each point of a line has the parallax of its own place. A lot needs the observer of the chart.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lat_step: step of the latitudes of `points`, which start at -89, degrees
            observer_lat: geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric
            observer_lon: geodetic longitude of the observer, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            star_place: place of the fixed stars: true (space motion, precession, nutation), or apparent (also parallax, deflection and aberration, as for planets and for rise and set)
            acg_observer_lat: geodetic latitude of the observer of the lines; default: the observer of the chart
            acg_observer_lon: geodetic longitude of the observer of the lines, degrees east
            acg_observer_elev_m: height above the WGS 84 ellipsoid, metres
            place_center: origin of the positions: geocentric (centre of the Earth), topocentric (the observer), or local (each point of a line, with its own parallax at sea level). Default: topocentric with an observer, otherwise geocentric
            refraction: true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)
            geojson_tolerance_km: no point of a line is farther than this from the segments of its GeoJSON, km
            crossings: also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)
            at_latitudes: solve the rising and setting lines for these latitudes too; degrees, the poles excluded
            at_longitudes: solve the rising and setting lines for these longitudes too; degrees east"""
        return self._call("POST", "/v1/astrocartography/chart/subjects/lines", models.AstrocartographyLinesResponse, {}, {}, {"lat_step": lat_step, "dt": dt, "subjects": subjects, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "star_place": star_place, "acg_observer_lat": acg_observer_lat, "acg_observer_lon": acg_observer_lon, "acg_observer_elev_m": acg_observer_elev_m, "place_center": place_center, "refraction": refraction, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    def astrocartography_chart_subjects_subplanetary(
        self,
        *,
        dt: str,
        subjects: list[models.AstrocartographySubjectRequest] | list[dict[str, Any]],
        lat_step: float | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        star_place: Literal["true", "apparent"] | None = None,
        geojson: bool | None = None,
    ) -> models.AstrocartographySubplanetaryResponse:
        """Zenith and nadir of planets, small bodies, stars, lots and points

        Zenith is the place with the body overhead, whose geodetic latitude is the declination of the body; Nadir is its antipode. Positions are geocentric for every observer, because a body in the zenith has no parallax. A lot needs the observer of the chart.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lat_step: step of the latitudes of `points`, which start at -89, degrees
            observer_lat: geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric
            observer_lon: geodetic longitude of the observer, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            star_place: place of the fixed stars: true (space motion, precession, nutation), or apparent (also parallax, deflection and aberration, as for planets and for rise and set)
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
        return self._call("POST", "/v1/astrocartography/chart/subjects/subplanetary", models.AstrocartographySubplanetaryResponse, {}, {}, {"lat_step": lat_step, "dt": dt, "subjects": subjects, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "star_place": star_place, "geojson": geojson})

    def astrocartography_chart_subplanetary(
        self,
        *,
        dt: str,
        lat_step: float | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.AstrocartographySubplanetaryResponse:
        """Zenith and nadir of the bodies of a chart

        Zenith is the place with the body overhead, whose geodetic latitude is the declination of the body; Nadir is its antipode. Positions are geocentric for every observer, because a body in the zenith has no parallax.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lat_step: step of the latitudes of `points`, which start at -89, degrees
            bodies: default: Sun ... Pluto
            observer_lat: geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric
            observer_lon: geodetic longitude of the observer, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
        return self._call("POST", "/v1/astrocartography/chart/subplanetary", models.AstrocartographySubplanetaryResponse, {}, {}, {"lat_step": lat_step, "dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "geojson": geojson})

    def astrocartography_dynamic_transits(
        self,
        *,
        epochs_jd_ut: list[float],
        bodies: list[str],
        observer_latitude: float,
        observer_longitude: float,
        observer_elevation_m: float | None = None,
        place_center: Literal["geocentric", "topocentric", "local", None] | None = None,
        lat_step: float | None = None,
        refraction: bool | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.DynamicAstrocartographyResponse:
        """Angle lines of transiting bodies at given instants, and their shifts between them

        MC and IC lines are meridians. ASC and DSC lines are the places with the body on the geodetic horizon; their points are exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at the requested `at_latitudes` and `at_longitudes`, and `ends` has their ends. `geojson`, `crossings` and `near` use the exact curves, not the grid. Positions are topocentric unless `place_center` selects another centre. Shifts are positive eastward, at the latitudes of both lines.

        Args:
            epochs_jd_ut: Julian days UT1, strictly increasing
            observer_latitude: geodetic latitude of the observer, degrees north
            observer_longitude: geodetic longitude of the observer, degrees east
            observer_elevation_m: height above the WGS 84 ellipsoid, metres
            place_center: origin of the positions: geocentric (centre of the Earth), topocentric (the observer), or local (each point of a line, with its own parallax at sea level). Default: topocentric
            lat_step: step of the latitudes of `points`, which start at -89, degrees
            refraction: true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)
            geojson_tolerance_km: no point of a line is farther than this from the segments of its GeoJSON, km
            crossings: also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)
            at_latitudes: solve the rising and setting lines for these latitudes too; degrees, the poles excluded
            at_longitudes: solve the rising and setting lines for these longitudes too; degrees east"""
        return self._call("POST", "/v1/astrocartography/dynamic/transits", models.DynamicAstrocartographyResponse, {}, {}, {"epochs_jd_ut": epochs_jd_ut, "bodies": bodies, "observer_latitude": observer_latitude, "observer_longitude": observer_longitude, "observer_elevation_m": observer_elevation_m, "place_center": place_center, "lat_step": lat_step, "refraction": refraction, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    def astrocartography_fixed_stars(
        self,
        *,
        star_names: list[str],
        jd_ut: float,
        jd_tt: float,
        lat_step: float | None = None,
        refraction: bool | None = None,
        star_place: Literal["true", "apparent"] | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.FixedStarAstrocartographyResponse:
        """Angle lines, zenith and nadir of fixed stars

        MC and IC lines are meridians. ASC and DSC lines are the places with the body on the geodetic horizon; their points are exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at the requested `at_latitudes` and `at_longitudes`, and `ends` has their ends. `geojson`, `crossings` and `near` use the exact curves, not the grid. `jd_ut` determines the rotation of the Earth, `jd_tt` the places of the stars; both denote one instant. A star under two of its names is refused.

        Args:
            jd_ut: Julian day, UT1
            jd_tt: Julian day TT of the same instant
            lat_step: step of the latitudes of `points`, which start at -89, degrees
            refraction: true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees
            star_place: place of the fixed stars: true (space motion, precession, nutation), or apparent (also parallax, deflection and aberration, as for planets and for rise and set)
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)
            geojson_tolerance_km: no point of a line is farther than this from the segments of its GeoJSON, km
            crossings: also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)
            at_latitudes: solve the rising and setting lines for these latitudes too; degrees, the poles excluded
            at_longitudes: solve the rising and setting lines for these longitudes too; degrees east"""
        return self._call("POST", "/v1/astrocartography/fixed-stars", models.FixedStarAstrocartographyResponse, {}, {}, {"star_names": star_names, "jd_ut": jd_ut, "jd_tt": jd_tt, "lat_step": lat_step, "refraction": refraction, "star_place": star_place, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    def astrocartography_lines(
        self,
        *,
        positions: dict[str, models.AstrocartographyCoordinateRequest] | dict[str, dict[str, Any]],
        gmst_deg: float,
        lat_step: float | None = None,
        jd_ut: float | None = None,
        refraction: bool | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.AstrocartographyLinesResponse:
        """Angle lines (astrocartography) of given right ascensions and declinations

        MC and IC lines are meridians. ASC and DSC lines are the places with the body on the geodetic horizon; their points are exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at the requested `at_latitudes` and `at_longitudes`, and `ends` has their ends. `geojson`, `crossings` and `near` use the exact curves, not the grid.

        Args:
            positions: positions of bodies, by name
            gmst_deg: apparent sidereal time of Greenwich, degrees
            lat_step: step of the latitudes of `points`, which start at -89, degrees
            jd_ut: Julian day UT1, only echoed: the request gives the sidereal time
            refraction: true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)
            geojson_tolerance_km: no point of a line is farther than this from the segments of its GeoJSON, km
            crossings: also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)
            at_latitudes: solve the rising and setting lines for these latitudes too; degrees, the poles excluded
            at_longitudes: solve the rising and setting lines for these longitudes too; degrees east"""
        return self._call("POST", "/v1/astrocartography/lines", models.AstrocartographyLinesResponse, {}, {}, {"lat_step": lat_step, "positions": positions, "gmst_deg": gmst_deg, "jd_ut": jd_ut, "refraction": refraction, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    def astrocartography_subplanetary(
        self,
        *,
        positions: dict[str, models.AstrocartographyCoordinateRequest] | dict[str, dict[str, Any]],
        gmst_deg: float,
        geojson: bool | None = None,
    ) -> models.AstrocartographySubplanetaryResponse:
        """Zenith and nadir of given right ascensions and declinations

        Zenith is the place with the body overhead, whose geodetic latitude is the declination of the body; Nadir is its antipode. Positions are geocentric for every observer, because a body in the zenith has no parallax.

        Args:
            positions: positions of bodies, by name
            gmst_deg: apparent sidereal time of Greenwich, degrees
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
        return self._call("POST", "/v1/astrocartography/subplanetary", models.AstrocartographySubplanetaryResponse, {}, {}, {"positions": positions, "gmst_deg": gmst_deg, "geojson": geojson})

    def astrodynes_chart(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        house_system: str | None = None,
        allow_house_fallback: bool | None = None,
    ) -> models.AstrodynesCalculationResponse:
        """Natal astrodynes (Church of Light) of a moment and place

        Planets are geocentric and apparent; the place affects the houses only. House systems whose cusps 1 and 10 are not the angles are refused, as is a fallback unless `allow_house_fallback` is true.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            allow_house_fallback: true: if the house system has no houses here, use another and report it"""
        return self._call("POST", "/v1/astrodynes/chart", models.AstrodynesCalculationResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback})

    def astrodynes_doctrine(self) -> models.AstrodynesDoctrineResponse:
        """Tables and rules of natal astrodynes"""
        return self._call("GET", "/v1/astrodynes/doctrine", models.AstrodynesDoctrineResponse, {}, {}, None)

    def astrodynes_geometry(
        self,
        *,
        planet_longitudes: dict[str, Any],
        declinations: dict[str, Any],
        cusp_longitudes: list[float],
        mc_longitude: float,
        asc_longitude: float,
    ) -> models.AstrodynesCalculationResponse:
        """Natal astrodynes (Church of Light) of a given figure

        The request gives the longitudes of exactly the ten planets, declinations of the planets and the two angles, and twelve cusps in order. No ephemeris.

        Args:
            planet_longitudes: longitudes of exactly the ten planets
            declinations: declinations of the ten planets, M.C. and Asc.
            cusp_longitudes: cusps 1 to 12 in the order of the signs, once around the zodiac, at most two in a sign
            mc_longitude: midheaven, degrees; equal to cusp 10
            asc_longitude: ascendant, degrees; equal to cusp 1"""
        return self._call("POST", "/v1/astrodynes/geometry", models.AstrodynesCalculationResponse, {}, {}, {"planet_longitudes": planet_longitudes, "declinations": declinations, "cusp_longitudes": cusp_longitudes, "mc_longitude": mc_longitude, "asc_longitude": asc_longitude})

    def astrodynes_progressed_accessory_relation(
        self,
        *,
        moving_terminal: models.ProgressedTerminalRequest | dict[str, Any],
        target_terminal: models.ProgressedTerminalRequest | dict[str, Any],
        target_counterpart: models.ProgressedTerminalRequest | dict[str, Any],
        natal_moving: models.ProgressedNatalBodyRequest | dict[str, Any],
        natal_target: models.ProgressedNatalBodyRequest | dict[str, Any],
        aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"],
    ) -> models.ProgressedRelationResponse:
        """An aspect of a minor progressed or transiting body"""
        return self._call("POST", "/v1/astrodynes/progressed/accessory-relation", models.ProgressedRelationResponse, {}, {}, {"moving_terminal": moving_terminal, "target_terminal": target_terminal, "target_counterpart": target_counterpart, "natal_moving": natal_moving, "natal_target": natal_target, "aspect": aspect})

    def astrodynes_progressed_chart(
        self,
        *,
        natal_dt: str,
        target_dt: str,
        observer_lat: float,
        observer_lon: float,
        house_system: str | None = None,
        allow_house_fallback: bool | None = None,
    ) -> models.ProgressedAstrodynesChartResponse:
        """The progressed chart of a birth at a date

        Major, minor and transiting positions by the time keys, their relations within one degree, reenforcements, and the distribution over signs and houses.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            allow_house_fallback: true: if the house system has no houses here, use another and report it"""
        return self._call("POST", "/v1/astrodynes/progressed/chart", models.ProgressedAstrodynesChartResponse, {}, {}, {"natal_dt": natal_dt, "target_dt": target_dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback})

    def astrodynes_progressed_compound_total_influence(
        self,
        *,
        peak_power: float,
        peak_harmony: float,
        peak_discord: float,
        duration: models.ProgressedCompoundDurationRequest | dict[str, Any],
    ) -> models.ProgressedCompoundInfluenceResponse:
        """The influence of a full passage over years, months and days"""
        return self._call("POST", "/v1/astrodynes/progressed/compound-total-influence", models.ProgressedCompoundInfluenceResponse, {}, {}, {"peak_power": peak_power, "peak_harmony": peak_harmony, "peak_discord": peak_discord, "duration": duration})

    def astrodynes_progressed_dated_aspect(
        self,
        *,
        relation_id: str,
        body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."],
        body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."],
        aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"],
        direct_terminal_ids: list[Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]],
        peak_power: float,
        distance_arcmin: float,
        indirect_terminal_ids: list[Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]] | None = None,
    ) -> models.ProgressedDatedAspectResponse:
        """Power and harmony of a progressed aspect at a distance from perfection"""
        return self._call("POST", "/v1/astrodynes/progressed/dated-aspect", models.ProgressedDatedAspectResponse, {}, {}, {"relation_id": relation_id, "body_a": body_a, "body_b": body_b, "aspect": aspect, "direct_terminal_ids": direct_terminal_ids, "indirect_terminal_ids": indirect_terminal_ids, "peak_power": peak_power, "distance_arcmin": distance_arcmin})

    def astrodynes_progressed_doctrine(self) -> models.ProgressedAstrodynesDoctrineResponse:
        """Factors of progressed astrodynes, and differences among the publications"""
        return self._call("GET", "/v1/astrodynes/progressed/doctrine", models.ProgressedAstrodynesDoctrineResponse, {}, {}, None)

    def astrodynes_progressed_integrate(
        self,
        *,
        natal_dt: str,
        start_dt: str,
        end_dt: str,
        query: models.ProgressedContactQueryRequest | dict[str, Any],
        observer_lat: float,
        observer_lon: float,
        house_system: str | None = None,
        allow_house_fallback: bool | None = None,
        max_step_hours: float | None = None,
        max_samples: int | None = None,
    ) -> models.ProgressedVariableInfluenceResponse:
        """Power, harmony and discord of a contact over a range of life

        Composite trapezoid over an even mesh, compared with a mesh of twice the step. The power falls from half to zero at one degree; the answer bounds the resulting error separately.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            start_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            allow_house_fallback: true: if the house system has no houses here, use another and report it
            max_step_hours: no interval of the fine mesh is longer
            max_samples: a request that needs more samples is refused"""
        return self._call("POST", "/v1/astrodynes/progressed/integrate", models.ProgressedVariableInfluenceResponse, {}, {}, {"natal_dt": natal_dt, "start_dt": start_dt, "end_dt": end_dt, "query": query, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback, "max_step_hours": max_step_hours, "max_samples": max_samples})

    def astrodynes_progressed_major_relation(
        self,
        *,
        direct_a: models.ProgressedTerminalRequest | dict[str, Any],
        direct_b: models.ProgressedTerminalRequest | dict[str, Any],
        natal_a: models.ProgressedNatalBodyRequest | dict[str, Any],
        natal_b: models.ProgressedNatalBodyRequest | dict[str, Any],
        aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"],
        counterpart_a: models.ProgressedTerminalRequest | dict[str, Any] | None = None,
        counterpart_b: models.ProgressedTerminalRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedRelationResponse:
        """An aspect of radical and major progressed positions"""
        return self._call("POST", "/v1/astrodynes/progressed/major-relation", models.ProgressedRelationResponse, {}, {}, {"direct_a": direct_a, "direct_b": direct_b, "counterpart_a": counterpart_a, "counterpart_b": counterpart_b, "natal_a": natal_a, "natal_b": natal_b, "aspect": aspect})

    def astrodynes_progressed_normal(
        self,
        *,
        birth_bodies: list[models.ProgressedNatalBodyRequest] | list[dict[str, Any]],
        birth_signs: dict[str, Any],
        birth_houses: dict[str, Any],
        placements: list[models.ProgressedPlacementRequest] | list[dict[str, Any]],
    ) -> models.ProgressedNormalResponse:
        """The progressed chart before its aspects

        Args:
            birth_bodies: the ten planets, M.C. and Asc., each once
            birth_signs: all twelve signs
            birth_houses: houses 1 ... 12; their sums are those of the signs
            placements: the ten planets, M.C. and Asc., each once"""
        return self._call("POST", "/v1/astrodynes/progressed/normal", models.ProgressedNormalResponse, {}, {}, {"birth_bodies": birth_bodies, "birth_signs": birth_signs, "birth_houses": birth_houses, "placements": placements})

    def astrodynes_progressed_practical(
        self,
        *,
        normal: models.ProgressedNormalRequest | dict[str, Any],
        aspects: list[models.ProgressedDatedAspectRequest] | list[dict[str, Any]],
        terminal_locations: list[models.ProgressedTerminalLocationRequest] | list[dict[str, Any]],
        house_cusp_signs: dict[str, Any],
        intercepted_signs: dict[str, Any] | None = None,
        mutual_receptions: list[models.ProgressedMutualReceptionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressedPracticalResponse:
        """Signs and houses with the aspects in force

        Args:
            terminal_locations: all terminals of the aspects, each once
            intercepted_signs: intercepted signs by house"""
        return self._call("POST", "/v1/astrodynes/progressed/practical", models.ProgressedPracticalResponse, {}, {}, {"normal": normal, "aspects": aspects, "terminal_locations": terminal_locations, "house_cusp_signs": house_cusp_signs, "intercepted_signs": intercepted_signs, "mutual_receptions": mutual_receptions})

    def astrodynes_progressed_reenforcement(
        self,
        *,
        major: models.ProgressedMajorRelationRequest | dict[str, Any],
        minor: models.ProgressedAccessoryRelationRequest | dict[str, Any],
    ) -> models.ProgressedReenforcementResponse:
        """The power that a minor aspect adds to a major aspect"""
        return self._call("POST", "/v1/astrodynes/progressed/reenforcement", models.ProgressedReenforcementResponse, {}, {}, {"major": major, "minor": minor})

    def astrodynes_progressed_search(
        self,
        *,
        natal_dt: str,
        start_dt: str,
        end_dt: str,
        query: models.ProgressedContactQueryRequest | dict[str, Any],
        observer_lat: float,
        observer_lon: float,
        reenforces_major: models.ProgressedContactQueryRequest | dict[str, Any] | None = None,
        house_system: str | None = None,
        allow_house_fallback: bool | None = None,
        coarse_step_hours: float | None = None,
        boundary_tolerance_seconds: float | None = None,
        perfection_tolerance_seconds: float | None = None,
        perfection_distance_tolerance_arcmin: float | None = None,
        max_samples: int | None = None,
    ) -> models.ProgressedContactSearchResponse:
        """Times at which two progressed positions are within a degree of an aspect

        Entry, perfections or closest approaches, and exit of each passage in the range. A passage that begins before the range or ends after it is marked as clipped.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            start_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            allow_house_fallback: true: if the house system has no houses here, use another and report it
            coarse_step_hours: between even samples; halved wherever the motion could hide a contact. Default: 24 to 720 by the speed of the places
            boundary_tolerance_seconds: seconds; values below 0.0001 are raised to 0.0001
            perfection_tolerance_seconds: seconds; values below 0.0001 are raised to 0.0001
            max_samples: a request that needs more samples is refused"""
        return self._call("POST", "/v1/astrodynes/progressed/search", models.ProgressedContactSearchResponse, {}, {}, {"natal_dt": natal_dt, "start_dt": start_dt, "end_dt": end_dt, "query": query, "reenforces_major": reenforces_major, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback, "coarse_step_hours": coarse_step_hours, "boundary_tolerance_seconds": boundary_tolerance_seconds, "perfection_tolerance_seconds": perfection_tolerance_seconds, "perfection_distance_tolerance_arcmin": perfection_distance_tolerance_arcmin, "max_samples": max_samples})

    def astrodynes_progressed_total_influence(
        self,
        *,
        peak_power: float,
        peak_harmony: float,
        peak_discord: float,
        duration: float,
        unit: Literal["day", "month", "year"],
    ) -> models.ProgressedTotalInfluenceResponse:
        """The influence of a full passage at a uniform rate"""
        return self._call("POST", "/v1/astrodynes/progressed/total-influence", models.ProgressedTotalInfluenceResponse, {}, {}, {"peak_power": peak_power, "peak_harmony": peak_harmony, "peak_discord": peak_discord, "duration": duration, "unit": unit})

    def authD_age_point(
        self,
        *,
        age_years: float,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
    ) -> models.AuthDAgePointResponse:
        """Huber: age point at an age

        Uses the given cusps, which must go once around the zodiac in the order of the signs. House systems other than Koch are accepted and reported as not doctrinally complete.

        Args:
            age_years: years since birth"""
        return self._call("POST", "/v1/authD/age-point", models.AuthDAgePointResponse, {}, {}, {"age_years": age_years, "house_frame": house_frame})

    def authD_age_point_contacts(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
        points: dict[str, float],
        orb: float | None = None,
        start_age: float | None = None,
        end_age: float | None = None,
        step_years: float | None = None,
    ) -> models.AuthDAgePointContactsResponse:
        """Huber: conjunctions of the age point with points

        Uses the given cusps, which must go once around the zodiac in the order of the signs. House systems other than Koch are accepted and reported as not doctrinally complete. Returns each passage within the orb once, at the nearest age of the scan and with its exact age. At most 64 points, 144 years, an orb of 15 degrees and 52 steps per year.

        Args:
            points: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: degrees
            start_age: years
            end_age: years; at most 144 after start_age
            step_years: step of the scan, years"""
        return self._call("POST", "/v1/authD/age-point-contacts", models.AuthDAgePointContactsResponse, {}, {}, {"house_frame": house_frame, "points": points, "orb": orb, "start_age": start_age, "end_age": end_age, "step_years": step_years})

    def authD_chart_intensity_profile(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
        points: dict[str, float],
    ) -> models.AuthDChartIntensityProfileResponse:
        """Huber: intensity curve at the points of a chart

        Uses the given cusps, which must go once around the zodiac in the order of the signs. House systems other than Koch are accepted and reported as not doctrinally complete. At most 64 points.

        Args:
            points: ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/authD/chart-intensity-profile", models.AuthDChartIntensityProfileResponse, {}, {}, {"house_frame": house_frame, "points": points})

    def authD_dynamic_intensity(
        self,
        *,
        house: int,
        fraction: float,
    ) -> models.AuthDDynamicIntensityResponse:
        """Huber: intensity curve at a fraction of a house

        The curve is a reconstruction: the books of B. and L. Huber draw it without a formula.

        Args:
            fraction: fraction of the house before the position"""
        return self._call("POST", "/v1/authD/dynamic-intensity", models.AuthDDynamicIntensityResponse, {}, {}, {"house": house, "fraction": fraction})

    def authD_house_zones(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
    ) -> models.AuthDHouseZonesResponse:
        """Huber: balance point and low point of each house

        Uses the given cusps, which must go once around the zodiac in the order of the signs. House systems other than Koch are accepted and reported as not doctrinally complete."""
        return self._call("POST", "/v1/authD/house-zones", models.AuthDHouseZonesResponse, {}, {}, {"house_frame": house_frame})

    def authD_intensity_at(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
        longitude: float,
    ) -> models.AuthDIntensityAtResponse:
        """Huber: intensity curve at a longitude

        Uses the given cusps, which must go once around the zodiac in the order of the signs. House systems other than Koch are accepted and reported as not doctrinally complete.

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/authD/intensity-at", models.AuthDIntensityAtResponse, {}, {}, {"house_frame": house_frame, "longitude": longitude})

    def authN_chart_sectors(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        bodies: list[str] | None = None,
        horizon_altitude: float | None = None,
        sectors: Literal[36] | None = None,
        plus_zones: Literal["classic", "extended"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
    ) -> models.AuthNSectorsResponse:
        """Gauquelin sectors of the bodies of a chart

        Gauquelin sectors: 18 sectors of equal time from rise to set and 18 from set to rise. Sector 1 begins at the rise, sector 10 at the upper culmination. A body that does not rise or set has no sector; `horizon_status` gives the reason. Positions are topocentric by default (`place_center`).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            bodies: default: Sun to Pluto
            horizon_altitude: altitude at which a body rises and sets, degrees
            sectors: number of sectors
            plus_zones: Gauquelin plus zones: sectors 1-3 and 10-12 (classic), or also 36 and 9 (extended)
            place_center: centre of the positions: the observer or the centre of the Earth"""
        return self._call("POST", "/v1/authN/chart/sectors", models.AuthNSectorsResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "bodies": bodies, "horizon_altitude": horizon_altitude, "sectors": sectors, "plus_zones": plus_zones, "place_center": place_center})

    def authN_sector(
        self,
        *,
        right_ascension: float,
        declination: float,
        latitude: float,
        local_sidereal_time: float,
        body: str | None = None,
        horizon_altitude: float | None = None,
        sectors: Literal[36] | None = None,
        plus_zones: Literal["classic", "extended"] | None = None,
    ) -> models.AuthNSectorResponse:
        """Gauquelin sector of one position

        Gauquelin sectors: 18 sectors of equal time from rise to set and 18 from set to rise. Sector 1 begins at the rise, sector 10 at the upper culmination. A body that does not rise or set has no sector; `horizon_status` gives the reason.

        Args:
            right_ascension: apparent right ascension of date, degrees
            declination: apparent declination of date, degrees
            latitude: geodetic latitude, degrees north
            local_sidereal_time: local apparent sidereal time, degrees
            horizon_altitude: altitude at which a body rises and sets, degrees
            sectors: number of sectors
            plus_zones: Gauquelin plus zones: sectors 1-3 and 10-12 (classic), or also 36 and 9 (extended)"""
        return self._call("POST", "/v1/authN/sector", models.AuthNSectorResponse, {}, {}, {"body": body, "right_ascension": right_ascension, "declination": declination, "latitude": latitude, "local_sidereal_time": local_sidereal_time, "horizon_altitude": horizon_altitude, "sectors": sectors, "plus_zones": plus_zones})

    def authN_sectors(
        self,
        *,
        bodies: list[models.AuthNDirectBodyInput] | list[dict[str, Any]],
        latitude: float,
        local_sidereal_time: float,
        horizon_altitude: float | None = None,
        sectors: Literal[36] | None = None,
        plus_zones: Literal["classic", "extended"] | None = None,
    ) -> models.AuthNSectorsResponse:
        """Gauquelin sectors of several positions

        Gauquelin sectors: 18 sectors of equal time from rise to set and 18 from set to rise. Sector 1 begins at the rise, sector 10 at the upper culmination. A body that does not rise or set has no sector; `horizon_status` gives the reason.

        Args:
            latitude: geodetic latitude, degrees north
            local_sidereal_time: local apparent sidereal time, degrees
            horizon_altitude: altitude at which a body rises and sets, degrees
            sectors: number of sectors
            plus_zones: Gauquelin plus zones: sectors 1-3 and 10-12 (classic), or also 36 and 9 (extended)"""
        return self._call("POST", "/v1/authN/sectors", models.AuthNSectorsResponse, {}, {}, {"bodies": bodies, "latitude": latitude, "local_sidereal_time": local_sidereal_time, "horizon_altitude": horizon_altitude, "sectors": sectors, "plus_zones": plus_zones})

    def authO_chart_condition(
        self,
        *,
        dt: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        karaka_name: str | None = None,
        planet: str | None = None,
    ) -> models.KarakaConditionProfileResponse:
        """One Jaimini karaka of an instant

        Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first. Give exactly one of `karaka_name` and `planet`.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            scheme: seven planets, or eight with Rahu, counted from the end of its sign
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is, in the scheme of eight
            karaka_name: role; give exactly one of karaka_name and planet"""
        return self._call("POST", "/v1/authO/chart/condition", models.KarakaConditionProfileResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node, "karaka_name": karaka_name, "planet": planet})

    def authO_chart_karakas(
        self,
        *,
        dt: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.AuthOKarakaResultResponse:
        """Jaimini karakas of an instant

        Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            scheme: seven planets, or eight with Rahu, counted from the end of its sign
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is, in the scheme of eight"""
        return self._call("POST", "/v1/authO/chart/karakas", models.AuthOKarakaResultResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node})

    def authO_chart_pair(
        self,
        *,
        dt: str,
        role_a: str,
        role_b: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.KarakaPairResponse:
        """Two Jaimini karakas of an instant

        Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            role_a: role, e.g. Atmakaraka
            role_b: role, e.g. Atmakaraka
            scheme: seven planets, or eight with Rahu, counted from the end of its sign
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is, in the scheme of eight"""
        return self._call("POST", "/v1/authO/chart/pair", models.KarakaPairResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node, "role_a": role_a, "role_b": role_b})

    def authO_chart_profile(
        self,
        *,
        dt: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.AuthOChartProfileResponse:
        """Profile of the Jaimini karakas of an instant

        Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            scheme: seven planets, or eight with Rahu, counted from the end of its sign
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is, in the scheme of eight"""
        return self._call("POST", "/v1/authO/chart/profile", models.AuthOChartProfileResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node})

    def authO_extended_argala(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        node_longitudes: models.NodeLongitudes | dict[str, Any] | None = None,
        participants: Literal["seven", "nine"] | None = None,
    ) -> models.ArgalaResponse:
        """Argala on each house, by the number of occupants

        Occupants of the second, fourth, eleventh and fifth sign intervene (argala), those of the twelfth, tenth, third and ninth obstruct (Jaimini, Upadesa Sutras 1.1.5-10). From a sign with Ketu the places are counted backwards.

        Args:
            lagna_sidereal_lon: sidereal longitude of the Lagna, degrees; reduced to [0, 360)
            participants: bodies that are counted: the seven planets, or also the nodes, which are then required"""
        return self._call("POST", "/v1/authO/extended/argala", models.ArgalaResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "node_longitudes": node_longitudes, "participants": participants})

    def authO_extended_argala_assessment(
        self,
        *,
        chart: models.ArgalaSignChart | dict[str, Any] | models.ArgalaLongitudeChart,
        profile_id: Literal["bphs_santhanam_31_literal_assessment_v1", "pvr_2000_argala_count_first_v1", "rath_argala_article_assessment_v1"],
        references: list[models.LagnaReference | models.HouseReference | models.PlanetReference] | list[dict[str, Any] | dict[str, Any] | dict[str, Any]],
    ) -> models.ArgalaAssessmentResponse:
        """Argala on the given references in one of three readings

        Readings: Brihat Parashara Hora Shastra 31 (Santhanam), P. V. R. Narasimha Rao, Sanjay Rath. A contest that the reading does not decide is `indeterminate`, with the reason.

        Args:
            references: the Lagna, houses from it, and bodies; each once"""
        return self._call("POST", "/v1/authO/extended/argala/assessment", models.ArgalaAssessmentResponse, {}, {}, {"chart": chart, "profile_id": profile_id, "references": references})

    def authO_extended_arudhas(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        arudha_exception: Literal["rath_tenth", "none"] | None = None,
        arudha_lords: Literal["classical_seven", "authO_co_lords"] | str | None = None,
        node_longitudes: models.NodeLongitudes | dict[str, Any] | None = None,
    ) -> models.ArudhaResponse:
        """Arudha padas of the twelve houses

        A pada is as far from the lord of its house as the lord is from the house; a pada in the house or its seventh moves to the tenth from there (Jaimini, Upadesa Sutras 1.1.30-32; BPHS 29).

        Args:
            lagna_sidereal_lon: sidereal longitude of the Lagna, degrees; reduced to [0, 360)
            arudha_exception: rath_tenth: a pada in the house or its seventh moves to the tenth from there; none: it stays
            arudha_lords: authO_co_lords: Ketu and Rahu also rule Scorpio and Aquarius, and the stronger lord counts"""
        return self._call("POST", "/v1/authO/extended/arudhas", models.ArudhaResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "arudha_exception": arudha_exception, "arudha_lords": arudha_lords, "node_longitudes": node_longitudes})

    def authO_extended_chara_dasha(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        birth_jd: float,
        node_longitudes: models.NodeLongitudes | dict[str, Any] | None = None,
        cycles: int | None = None,
        dignity_correction: Literal["none", "plus_minus_one"] | None = None,
        year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None,
    ) -> models.CharaDashaResponse:
        """Jaimini chara dasha from the Lagna

        Sign periods after K. N. Rao, Predicting through Jaimini's Chara Dasha. With `node_longitudes` Ketu and Rahu also rule Scorpio and Aquarius.

        Args:
            lagna_sidereal_lon: sidereal longitude of the Lagna, degrees; reduced to [0, 360)
            birth_jd: Julian day of the birth, UT1
            cycles: the second cycle repeats the first
            dignity_correction: plus_minus_one: a year more for an exalted lord and a year less for a debilitated one, as the sutras are commonly read; none: K. N. Rao
            year_basis: length of the year, days"""
        return self._call("POST", "/v1/authO/extended/chara-dasha", models.CharaDashaResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "birth_jd": birth_jd, "node_longitudes": node_longitudes, "cycles": cycles, "dignity_correction": dignity_correction, "year_basis": year_basis})

    def authO_extended_chara_dasha_profile(
        self,
        *,
        chart: models.CharaSignChart | dict[str, Any] | models.CharaLongitudeChart,
        profile_id: Literal["rangacharya_2007_method1_classical7_v1", "rangacharya_2007_method2_male_classical7_v1", "rangacharya_2007_female_prose_classical7_v1"],
        projection: models.AuthOProfilesProjectionRequest | dict[str, Any] | None = None,
    ) -> models.CharaProfileResponse:
        """Jaimini chara dasha by a recipe of Rangacharya

        Three recipes of I. Rangacharya, A Manual of Jaimini Astrology, pp. 65-70. In the first a period may have no years; it is then not scheduled."""
        return self._call("POST", "/v1/authO/extended/chara-dasha/profile", models.CharaProfileResponse, {}, {}, {"chart": chart, "profile_id": profile_id, "projection": projection})

    def authO_extended_karakamsa(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetsAndRahuLongitudes | dict[str, Any],
        lagna_sidereal_lon: float | None = None,
        scheme: int | None = None,
    ) -> models.KarakamsaResponse:
        """Karakamsa: the navamsa sign of the Atmakaraka

        The Atmakaraka is the planet with the most degrees in its sign (Jaimini, Upadesa Sutras 1.1.10-11); both ways of reading its navamsa sign are named.

        Args:
            lagna_sidereal_lon: sidereal longitude of the Lagna, degrees; reduced to [0, 360)
            scheme: seven planets, or eight with Rahu, which is then required"""
        return self._call("POST", "/v1/authO/extended/karakamsa", models.KarakamsaResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "scheme": scheme})

    def authO_extended_profiles(self) -> models.AuthOCatalogueResponse:
        """Readings of the Jaimini sign periods and of the argala, with their sources"""
        return self._call("GET", "/v1/authO/extended/profiles", models.AuthOCatalogueResponse, {}, {}, None)

    def authO_karakas(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AuthOKarakaResultResponse:
        """Jaimini karakas of given sidereal longitudes

        Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first.

        Args:
            sidereal_longitudes: sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees
            scheme: seven planets, or eight with Rahu, counted from the end of its sign
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
        return self._call("POST", "/v1/authO/karakas", models.AuthOKarakaResultResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy})

    def authO_karakas_condition(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        karaka_name: str | None = None,
        planet: str | None = None,
    ) -> models.KarakaConditionProfileResponse:
        """One Jaimini karaka of given sidereal longitudes

        Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first. Give exactly one of `karaka_name` and `planet`.

        Args:
            sidereal_longitudes: sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees
            scheme: seven planets, or eight with Rahu, counted from the end of its sign
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            karaka_name: role; give exactly one of karaka_name and planet"""
        return self._call("POST", "/v1/authO/karakas/condition", models.KarakaConditionProfileResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "karaka_name": karaka_name, "planet": planet})

    def authO_karakas_pair(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        role_a: str,
        role_b: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
    ) -> models.KarakaPairResponse:
        """Two Jaimini karakas of given sidereal longitudes

        Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first.

        Args:
            sidereal_longitudes: sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees
            role_a: role, e.g. Atmakaraka
            role_b: role, e.g. Atmakaraka
            scheme: seven planets, or eight with Rahu, counted from the end of its sign
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
        return self._call("POST", "/v1/authO/karakas/pair", models.KarakaPairResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "role_a": role_a, "role_b": role_b})

    def authO_karakas_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AuthOChartProfileResponse:
        """Profile of the Jaimini karakas of given sidereal longitudes

        Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first.

        Args:
            sidereal_longitudes: sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees
            scheme: seven planets, or eight with Rahu, counted from the end of its sign
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
        return self._call("POST", "/v1/authO/karakas/profile", models.AuthOChartProfileResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy})

    def authP_chart(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[0, 1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
        method: Literal["midpoint_location", "uncorrected", "reference_place", "spherical_midpoint", "corrected"] | None = None,
        reference_latitude: float | None = None,
        reference_longitude: float | None = None,
        house_system: str | None = None,
    ) -> models.AuthPChartResponse:
        """Davison chart (authP) of two births, with its aspects

        The chart of the mean time and the mean place of two births (Davison, Synastry, 1977). Bodies are geocentric: Sun to Pluto and further bodies that a party names; also True Node, Mean Node and Lilith, unless a party excludes nodes. `include_nodes` of the request applies to the aspects. `corrected` moves the time to the nearest moment at which the midheaven is the midpoint of the natal midheavens.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: whether nodes and apogees take part in the aspects; default true
            method: where the chart is cast, and whether its time is moved so that the midheaven is the midpoint of the two
            reference_latitude: required by reference_place
            reference_longitude: required by reference_place
            house_system: default: the system that both parties name, else Placidus"""
        return self._call("POST", "/v1/authP/chart", models.AuthPChartResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes, "method": method, "reference_latitude": reference_latitude, "reference_longitude": reference_longitude, "house_system": house_system})

    def authP_transits(
        self,
        *,
        moving_bodies: list[str],
        jd_start: float,
        jd_end: float,
        chart: models.AuthPChartRequest | dict[str, Any],
        tier: Literal[0, 1, 2] | None = None,
        aspect_names: list[Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]] | None = None,
        include_nodes: bool | None = None,
        include_angles: bool | None = None,
        include_cusps: bool | None = None,
        target_names: list[str] | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
        search_motion: Literal["forward", "backward"] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.RelationshipTransitSearchResponse:
        """Exact transits to a Davison chart (authP)

        Finds every exact aspect in the window, on both branches of each aspect. At most 4 moving bodies (Sun ... Pluto), 16 named targets, 1024 searches (bodies x targets x branches of the aspects), a window of 36525 days, 500000 nominal samples (window / step, for each search) and 1800 events.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day UT1; at most 36525 days after jd_start
            tier: 0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22
            aspect_names: aspects of the tier; default: all of them
            include_nodes: nodes and apogees are targets; both parties must compute them
            include_angles: Ascendant and Midheaven are targets
            include_cusps: House 1 Cusp ... House 12 Cusp are targets
            target_names: default: all targets
            direction: which crossings are answered, by the motion of the body
            search_motion: forward: earliest first; backward: latest first
            step_days: echoed; has no effect: the search uses proven steps of its own and misses no event
            solver_tolerance_days: width of the bracket that is answered, days; the instant is exact to about 0.1 ms"""
        return self._call("POST", "/v1/authP/transits", models.RelationshipTransitSearchResponse, {}, {}, {"moving_bodies": moving_bodies, "jd_start": jd_start, "jd_end": jd_end, "tier": tier, "aspect_names": aspect_names, "include_nodes": include_nodes, "include_angles": include_angles, "include_cusps": include_cusps, "target_names": target_names, "direction": direction, "search_motion": search_motion, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "chart": chart})

    def avasthas_evaluate(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        deeptadi_source: Literal["bphs_9", "saravali_9", "jataka_parijata_10", "phaladeepika_11"] | None = None,
        relationship_scheme: Literal["compound", "natural"] | None = None,
        vriddha_fraction: float | None = None,
        combustion_orbs: Literal["direct", "retrograde_reduced"] | None = None,
        retrograde_planets: list[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]] | None = None,
        node_longitudes: models.NodeLongitudes | dict[str, Any] | None = None,
        sayanadi_context: models.SayanadiContextRequest | dict[str, Any] | None = None,
    ) -> models.AvasthaChartResponse:
        """States of the planets of given positions

        States of the seven planets: age and waking (BPHS 45.3-6), mood by one of four works (`deeptadi_source`), conditions (BPHS 45.11-17), and with a ghati and a name the twelve postures (BPHS 45.30-37).

        Args:
            lagna_sidereal_lon: sidereal longitude of the Lagna, degrees; reduced to [0, 360)
            deeptadi_source: work with the states of mood
            relationship_scheme: friendship of waking, moods and conditions; BPHS moods are always compound
            vriddha_fraction: part of the effect of an old planet; the work has no number
            combustion_orbs: elongations of combustion (Surya Siddhanta 9): of direct motion, or 12 degrees for a retrograde Mercury and 8 for a retrograde Venus
            retrograde_planets: planets in retrograde motion, for combustion_orbs retrograde_reduced; default: none"""
        return self._call("POST", "/v1/avasthas/evaluate", models.AvasthaChartResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "deeptadi_source": deeptadi_source, "relationship_scheme": relationship_scheme, "vriddha_fraction": vriddha_fraction, "combustion_orbs": combustion_orbs, "retrograde_planets": retrograde_planets, "node_longitudes": node_longitudes, "sayanadi_context": sayanadi_context})

    def avasthas_from_datetime(
        self,
        *,
        birth: str,
        latitude: float,
        longitude: float,
        name: models.SayanadiNameRequest | dict[str, Any],
        timezone_name: str | None = None,
        policy: models.SayanadiBirthPolicyRequest | dict[str, Any] | None = None,
        avastha_policy: models.AvasthaDoctrineRequest | dict[str, Any] | None = None,
    ) -> models.AvasthaBirthResponse:
        """States of the planets of a birth

        States of the seven planets: age and waking (BPHS 45.3-6), mood by one of four works (`deeptadi_source`), conditions (BPHS 45.11-17), and with a ghati and a name the twelve postures (BPHS 45.30-37). The ghati counts from the sunrise before the birth; where the Sun does not rise, `status` is unavailable.

        Args:
            birth: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone_name: name of the IANA time zone database, such as Asia/Kolkata"""
        return self._call("POST", "/v1/avasthas/from-datetime", models.AvasthaBirthResponse, {}, {}, {"birth": birth, "latitude": latitude, "longitude": longitude, "timezone_name": timezone_name, "name": name, "policy": policy, "avastha_policy": avastha_policy})

    def avasthas_sayanadi(
        self,
        *,
        planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"],
        sidereal_longitudes: models.SomeBodyLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        context: models.SayanadiContextRequest | dict[str, Any],
    ) -> models.SayanadiResponse:
        """Posture of one planet or node

        The twelve postures and their three parts from the numbers of nakshatra, navamsa, planet, Moon, ghati and Lagna (BPHS 45.30-37). `sidereal_longitudes` must contain the planet and the Moon.

        Args:
            lagna_sidereal_lon: sidereal longitude of the Lagna, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/avasthas/sayanadi", models.SayanadiResponse, {}, {}, {"planet": planet, "sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "context": context})

    def batch_charts(
        self,
        *,
        requests: list[models.ChartBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ChartsBatchResponse:
        """Many charts in one request

        Answers are in the order of the items. An invalid item has `ok: false` and `failure`, and does not affect the others. An empty batch gives an empty list.

        Args:
            requests: 0 ... 2000 items"""
        return self._call("POST", "/v1/batch/charts", models.ChartsBatchResponse, {}, {}, {"requests": requests})

    def batch_charts_reduction(
        self,
        *,
        requests: list[models.ChartBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ChartsBatchReductionResponse:
        """Many charts with their reductions in one request

        Answers are in the order of the items. An invalid item has `ok: false` and `failure`, and does not affect the others. An empty batch gives an empty list.

        Args:
            requests: 0 ... 2000 items"""
        return self._call("POST", "/v1/batch/charts/reduction", models.ChartsBatchReductionResponse, {}, {}, {"requests": requests})

    def batch_events(
        self,
        *,
        requests: list[models.EventBatchItemRequest] | list[dict[str, Any]],
    ) -> models.EventsBatchResponse:
        """Many searches of several kinds in one request

        Answers are in the order of the items. An invalid item has `ok: false` and `failure`, and does not affect the others. An empty batch gives an empty list. Kinds: transit, aspect_transit, declination_transit, ingress, station, natal_aspect_transits. Aspect angles are directed (90 is not -90); the target of an aspect may be a fixed star.

        Args:
            requests: 0 ... 2000 items"""
        return self._call("POST", "/v1/batch/events", models.EventsBatchResponse, {}, {}, {"requests": requests})

    def batch_progressions(
        self,
        *,
        requests: list[models.ProgressionBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ProgressionsBatchResponse:
        """Many progressions in one request

        Answers are in the order of the items. An invalid item has `ok: false` and `failure`, and does not affect the others. An empty batch gives an empty list. Techniques: the keys of the progression routes, each also with the prefix `converse_`.

        Args:
            requests: 0 ... 2000 items"""
        return self._call("POST", "/v1/batch/progressions", models.ProgressionsBatchResponse, {}, {}, {"requests": requests})

    def batch_progressions_reduction(
        self,
        *,
        requests: list[models.ProgressionBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ProgressionsBatchReductionResponse:
        """Many progressions with their receipts in one request

        Answers are in the order of the items. An invalid item has `ok: false` and `failure`, and does not affect the others. An empty batch gives an empty list. Techniques: the keys of the progression routes, each also with the prefix `converse_`.

        Args:
            requests: 0 ... 2000 items"""
        return self._call("POST", "/v1/batch/progressions/reduction", models.ProgressionsBatchReductionResponse, {}, {}, {"requests": requests})

    def batch_returns(
        self,
        *,
        requests: list[models.ReturnBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ReturnsBatchResponse:
        """Many returns in one request

        Answers are in the order of the items. An invalid item has `ok: false` and `failure`, and does not affect the others. An empty batch gives an empty list.

        Args:
            requests: 0 ... 2000 items"""
        return self._call("POST", "/v1/batch/returns", models.ReturnsBatchResponse, {}, {}, {"requests": requests})

    def batch_transits(
        self,
        *,
        requests: list[models.TransitBatchItemRequest] | list[dict[str, Any]],
    ) -> models.TransitsBatchResponse:
        """Many transit searches in one request

        Answers are in the order of the items. An invalid item has `ok: false` and `failure`, and does not affect the others. An empty batch gives an empty list.

        Args:
            requests: 0 ... 2000 items"""
        return self._call("POST", "/v1/batch/transits", models.TransitsBatchResponse, {}, {}, {"requests": requests})

    def chart(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.ChartResponse:
        """Chart of an instant: apparent places and lunar nodes

        Apparent places in the true ecliptic and equinox of date: geocentric, or topocentric when the request has an observer. Nodes and apogees of the Moon are geocentric. `speed` is the rate of `longitude`.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            observer_lat: observer: geodetic latitude, degrees north; give it together with observer_lon
            observer_lon: observer: longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/chart", models.ChartResponse, {}, {}, {"dt": dt, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    def chart_shape(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        precedence: Literal["seesaw_first", "locomotive_first"] | None = None,
    ) -> models.ChartShapeResponse:
        """Jones chart shape: bundle, bowl, bucket, locomotive, seesaw, splay or splash

        Args:
            include_nodes: whether nodes and apogees count as bodies; Jones used the ten planets
            precedence: shape of two groups with two empty arcs, one of which is a trine: seesaw or locomotive"""
        return self._call("POST", "/v1/chart-shape/classify", models.ChartShapeResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "precedence": precedence})

    def chart_reduction(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.ChartReductionResponse:
        """Chart with the reduction of each place

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            observer_lat: observer: geodetic latitude, degrees north; give it together with observer_lon
            observer_lon: observer: longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/chart/reduction", models.ChartReductionResponse, {}, {}, {"dt": dt, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    def comets_bulk(
        self,
        *,
        dt: str,
        bodies: list[str | int],
        skip_missing: bool | None = None,
    ) -> models.CometsBulkResponse:
        """Apparent places of many comets

        Apparent geocentric places of periodic comets in the true ecliptic and equinox of date. States come from operators' SPK kernels, or from an integration of the orbit solution nearest in time with its non-gravitational parameters. `provenance.small_body_source` names the source and the estimated error. Places with an estimated error above 5 degrees are refused. At most 500 bodies, and 400,000 integration steps.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            skip_missing: list what cannot be answered in `missing`; false: such a body is a 422"""
        return self._call("POST", "/v1/comets/bulk", models.CometsBulkResponse, {}, {}, {"dt": dt, "bodies": bodies, "skip_missing": skip_missing})

    def comets_list(
        self,
        *,
        q: str | None = None,
        limit: int | None = None,
    ) -> models.CometListResponse:
        """Numbered periodic comets by name

        Args:
            q: part of a name or of a NAIF id"""
        return self._call("GET", "/v1/comets/list", models.CometListResponse, {}, {"q": q, "limit": limit}, None)

    def comets_position(
        self,
        *,
        dt: str,
        body: str | int,
    ) -> models.CometPositionAnswer:
        """Apparent place of one comet

        Apparent geocentric places of periodic comets in the true ecliptic and equinox of date. States come from operators' SPK kernels, or from an integration of the orbit solution nearest in time with its non-gravitational parameters. `provenance.small_body_source` names the source and the estimated error. Places with an estimated error above 5 degrees are refused.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: name, alias, designation (1P, P/2010 H2) or NAIF id (1000001) of a periodic comet"""
        return self._call("POST", "/v1/comets/position", models.CometPositionAnswer, {}, {}, {"dt": dt, "body": body})

    def composite_chart(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[0, 1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
        method: Literal["midpoint", "reference_place"] | None = None,
        reference_latitude: float | None = None,
        house_system: str | None = None,
    ) -> models.CompositeChartResponse:
        """Composite chart of two births, with its aspects

        Contains each point that both charts contain, at the midpoint of the shorter arc. Aspects as in POST /v1/aspects/from-longitudes; by default tier 1, orb factor 1, with nodes. A party excludes its nodes with its own `include_nodes`.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: whether nodes and apogees take part in the aspects; default true
            method: midpoint: cusps are midpoints of cusps; reference_place: houses of the composite midheaven at reference_latitude
            reference_latitude: required by reference_place: geodetic latitude, degrees north
            house_system: reference_place: the system of the houses; midpoint: the system of a party that names none"""
        return self._call("POST", "/v1/composite/chart", models.CompositeChartResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes, "method": method, "reference_latitude": reference_latitude, "house_system": house_system})

    def composite_transits(
        self,
        *,
        moving_bodies: list[str],
        jd_start: float,
        jd_end: float,
        chart: models.CompositeChartRequest | dict[str, Any],
        tier: Literal[0, 1, 2] | None = None,
        aspect_names: list[Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]] | None = None,
        include_nodes: bool | None = None,
        include_angles: bool | None = None,
        include_cusps: bool | None = None,
        target_names: list[str] | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
        search_motion: Literal["forward", "backward"] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.RelationshipTransitSearchResponse:
        """Exact transits to a composite chart

        Finds every exact aspect in the window, on both branches of each aspect. At most 4 moving bodies (Sun ... Pluto), 16 named targets, 1024 searches (bodies x targets x branches of the aspects), a window of 36525 days, 500000 nominal samples (window / step, for each search) and 1800 events.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day UT1; at most 36525 days after jd_start
            tier: 0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22
            aspect_names: aspects of the tier; default: all of them
            include_nodes: nodes and apogees are targets; both parties must compute them
            include_angles: Ascendant and Midheaven are targets
            include_cusps: House 1 Cusp ... House 12 Cusp are targets
            target_names: default: all targets
            direction: which crossings are answered, by the motion of the body
            search_motion: forward: earliest first; backward: latest first
            step_days: echoed; has no effect: the search uses proven steps of its own and misses no event
            solver_tolerance_days: width of the bracket that is answered, days; the instant is exact to about 0.1 ms"""
        return self._call("POST", "/v1/composite/transits", models.RelationshipTransitSearchResponse, {}, {}, {"moving_bodies": moving_bodies, "jd_start": jd_start, "jd_end": jd_end, "tier": tier, "aspect_names": aspect_names, "include_nodes": include_nodes, "include_angles": include_angles, "include_cusps": include_cusps, "target_names": target_names, "direction": direction, "search_motion": search_motion, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "chart": chart})

    def dasha_alternate_ashtottari_chart_profile(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        levels: int | None = None,
        policy: models.AshtottariChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaChartProfileResponse:
        """Ashtottari periods of a birth with their profiles

        Ashtottari dasha of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/dasha/alternate/ashtottari/chart/profile", models.AlternateDashaChartProfileResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "levels": levels, "policy": policy})

    def dasha_alternate_ashtottari_chart_sequence(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        levels: int | None = None,
        policy: models.AshtottariChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaChartSequenceResponse:
        """Ashtottari periods of a birth

        Ashtottari dasha of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/dasha/alternate/ashtottari/chart/sequence", models.AlternateDashaChartSequenceResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "levels": levels, "policy": policy})

    def dasha_alternate_ashtottari_profile(
        self,
        *,
        moon_tropical_lon: float,
        natal_jd: float,
        levels: int | None = None,
        policy: models.AshtottariPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaProfileResponse:
        """Ashtottari periods from the Moon with their profiles

        Ashtottari dasha of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.

        Args:
            moon_tropical_lon: tropical longitude of the Moon, true equinox of date, degrees; reduced to [0, 360)
            natal_jd: Julian day UT1, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/dasha/alternate/ashtottari/profile", models.AlternateDashaProfileResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

    def dasha_alternate_ashtottari_sequence(
        self,
        *,
        moon_tropical_lon: float,
        natal_jd: float,
        levels: int | None = None,
        policy: models.AshtottariPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaSequenceResponse:
        """Ashtottari periods from the Moon

        Ashtottari dasha of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.

        Args:
            moon_tropical_lon: tropical longitude of the Moon, true equinox of date, degrees; reduced to [0, 360)
            natal_jd: Julian day UT1, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/dasha/alternate/ashtottari/sequence", models.AlternateDashaSequenceResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

    def dasha_alternate_period_profile(
        self,
        *,
        system: Literal["ashtottari", "yogini"],
        level: int,
        lord: str,
        start_jd: float,
        end_jd: float,
        sub: list[models.AlternateDashaSubPeriod1Request] | list[dict[str, Any]] | None = None,
        year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None,
    ) -> models.AlternatePeriodProfileAnswer:
        """Profile of one submitted period

        Args:
            start_jd: Julian day UT1, at most 5,000 years from J2000.0
            end_jd: Julian day UT1, at most 5,000 years from J2000.0
            sub: sub-periods: they must have the next level, be in order and be within the period
            year_basis: length of the dasha year, days"""
        return self._call("POST", "/v1/dasha/alternate/period-profile", models.AlternatePeriodProfileAnswer, {}, {}, {"system": system, "level": level, "lord": lord, "start_jd": start_jd, "end_jd": end_jd, "sub": sub, "year_basis": year_basis})

    def dasha_alternate_yogini_chart_profile(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        levels: int | None = None,
        policy: models.YoginiChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaChartProfileResponse:
        """Yogini periods of a birth with their profiles

        Yogini dasha of 36 years: the first lord is the remainder of the number of the nakshatra plus three by eight (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/dasha/alternate/yogini/chart/profile", models.AlternateDashaChartProfileResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "levels": levels, "policy": policy})

    def dasha_alternate_yogini_chart_sequence(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        levels: int | None = None,
        policy: models.YoginiChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaChartSequenceResponse:
        """Yogini periods of a birth

        Yogini dasha of 36 years: the first lord is the remainder of the number of the nakshatra plus three by eight (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/dasha/alternate/yogini/chart/sequence", models.AlternateDashaChartSequenceResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "levels": levels, "policy": policy})

    def dasha_alternate_yogini_profile(
        self,
        *,
        moon_tropical_lon: float,
        natal_jd: float,
        levels: int | None = None,
        policy: models.YoginiPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaProfileResponse:
        """Yogini periods from the Moon with their profiles

        Yogini dasha of 36 years: the first lord is the remainder of the number of the nakshatra plus three by eight (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.

        Args:
            moon_tropical_lon: tropical longitude of the Moon, true equinox of date, degrees; reduced to [0, 360)
            natal_jd: Julian day UT1, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/dasha/alternate/yogini/profile", models.AlternateDashaProfileResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

    def dasha_alternate_yogini_sequence(
        self,
        *,
        moon_tropical_lon: float,
        natal_jd: float,
        levels: int | None = None,
        policy: models.YoginiPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaSequenceResponse:
        """Yogini periods from the Moon

        Yogini dasha of 36 years: the first lord is the remainder of the number of the nakshatra plus three by eight (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.

        Args:
            moon_tropical_lon: tropical longitude of the Moon, true equinox of date, degrees; reduced to [0, 360)
            natal_jd: Julian day UT1, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/dasha/alternate/yogini/sequence", models.AlternateDashaSequenceResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

    def dasha_kalachakra_chart_current(
        self,
        *,
        profile_id: Literal["bphs_santhanam_longitude_row_cycle_v1"],
        birth_datetime: str,
        ayanamsa_system: str,
        query_epoch: models.DatetimeEpochRequest | dict[str, Any] | models.JulianEpochRequest,
        levels: int | None = None,
        projection: models.KalachakraProjectionRequest | dict[str, Any] | None = None,
        continuation: Literal["natal_row", "next_pada"] | None = None,
    ) -> models.KalachakraCurrentResponse:
        """Kalachakra periods of a birth at a date

        Kalachakra dasha (Brihat Parashara Hora Shastra 46.52-100 and ch. 64): nine signs by the quarter of the nakshatra of the Moon. Years are exact rational numbers; dates need a projection.

        Args:
            birth_datetime: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name of an ayanamsa system; the mode is true
            levels: 1: great periods; 2: with their sub-periods
            continuation: signs after the last one of the natal row: the same row again, or the row of the next quarter; with next_pada, sub-periods go on in the wheel and share the sum of their own nine signs"""
        return self._call("POST", "/v1/dasha/kalachakra/chart/current", models.KalachakraCurrentResponse, {}, {}, {"profile_id": profile_id, "birth_datetime": birth_datetime, "ayanamsa_system": ayanamsa_system, "levels": levels, "projection": projection, "continuation": continuation, "query_epoch": query_epoch})

    def dasha_kalachakra_chart_sequence(
        self,
        *,
        profile_id: Literal["bphs_santhanam_longitude_row_cycle_v1"],
        birth_datetime: str,
        ayanamsa_system: str,
        levels: int | None = None,
        projection: models.KalachakraProjectionRequest | dict[str, Any] | None = None,
        continuation: Literal["natal_row", "next_pada"] | None = None,
    ) -> models.KalachakraSequenceResponse:
        """Kalachakra periods of a birth

        Kalachakra dasha (Brihat Parashara Hora Shastra 46.52-100 and ch. 64): nine signs by the quarter of the nakshatra of the Moon. Years are exact rational numbers; dates need a projection.

        Args:
            birth_datetime: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name of an ayanamsa system; the mode is true
            levels: 1: great periods; 2: with their sub-periods
            continuation: signs after the last one of the natal row: the same row again, or the row of the next quarter; with next_pada, sub-periods go on in the wheel and share the sum of their own nine signs"""
        return self._call("POST", "/v1/dasha/kalachakra/chart/sequence", models.KalachakraSequenceResponse, {}, {}, {"profile_id": profile_id, "birth_datetime": birth_datetime, "ayanamsa_system": ayanamsa_system, "levels": levels, "projection": projection, "continuation": continuation})

    def dasha_kalachakra_current(
        self,
        *,
        profile_id: Literal["bphs_santhanam_longitude_row_cycle_v1"],
        seed: models.SiderealSeedRequest | dict[str, Any] | models.TropicalSeedRequest,
        query_epoch: models.DatetimeEpochRequest | dict[str, Any] | models.JulianEpochRequest,
        levels: int | None = None,
        birth_epoch: models.DatetimeEpochRequest | dict[str, Any] | models.JulianEpochRequest | None = None,
        projection: models.KalachakraProjectionRequest | dict[str, Any] | None = None,
        continuation: Literal["natal_row", "next_pada"] | None = None,
    ) -> models.KalachakraCurrentResponse:
        """Kalachakra periods of a given Moon at a date

        Kalachakra dasha (Brihat Parashara Hora Shastra 46.52-100 and ch. 64): nine signs by the quarter of the nakshatra of the Moon. Years are exact rational numbers; dates need a projection.

        Args:
            seed: the Moon; a tropical one needs birth_epoch for the ayanamsa
            levels: 1: great periods; 2: with their sub-periods
            continuation: signs after the last one of the natal row: the same row again, or the row of the next quarter; with next_pada, sub-periods go on in the wheel and share the sum of their own nine signs"""
        return self._call("POST", "/v1/dasha/kalachakra/current", models.KalachakraCurrentResponse, {}, {}, {"profile_id": profile_id, "seed": seed, "levels": levels, "birth_epoch": birth_epoch, "projection": projection, "continuation": continuation, "query_epoch": query_epoch})

    def dasha_kalachakra_profiles(self) -> models.KalachakraCatalogueResponse:
        """Doctrine profiles of the Kalachakra dasha, their sources and open questions"""
        return self._call("GET", "/v1/dasha/kalachakra/profiles", models.KalachakraCatalogueResponse, {}, {}, None)

    def dasha_kalachakra_sequence(
        self,
        *,
        profile_id: Literal["bphs_santhanam_longitude_row_cycle_v1"],
        seed: models.SiderealSeedRequest | dict[str, Any] | models.TropicalSeedRequest,
        levels: int | None = None,
        birth_epoch: models.DatetimeEpochRequest | dict[str, Any] | models.JulianEpochRequest | None = None,
        projection: models.KalachakraProjectionRequest | dict[str, Any] | None = None,
        continuation: Literal["natal_row", "next_pada"] | None = None,
    ) -> models.KalachakraSequenceResponse:
        """Kalachakra periods of a given Moon

        Kalachakra dasha (Brihat Parashara Hora Shastra 46.52-100 and ch. 64): nine signs by the quarter of the nakshatra of the Moon. Years are exact rational numbers; dates need a projection.

        Args:
            seed: the Moon; a tropical one needs birth_epoch for the ayanamsa
            levels: 1: great periods; 2: with their sub-periods
            continuation: signs after the last one of the natal row: the same row again, or the row of the next quarter; with next_pada, sub-periods go on in the wheel and share the sum of their own nine signs"""
        return self._call("POST", "/v1/dasha/kalachakra/sequence", models.KalachakraSequenceResponse, {}, {}, {"profile_id": profile_id, "seed": seed, "levels": levels, "birth_epoch": birth_epoch, "projection": projection, "continuation": continuation})

    def dasha_vimshottari_balance(
        self,
        *,
        dt: str,
        ayanamsa: str | None = None,
        year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564", None] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.DashaBalanceResponse:
        """Vimshottari period in force at birth, and its balance

        Vimshottari dasha of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the first period count from its notional start. Periods are half-open.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa: ayanamsa system by name or alias; default: Lahiri
            year_basis: length of the dasha year, days
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer of topocentric positions: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/dasha/vimshottari/balance", models.DashaBalanceResponse, {}, {}, {"dt": dt, "ayanamsa": ayanamsa, "year_basis": year_basis, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    def dasha_vimshottari_current(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        current_dt: str,
        levels: int | None = None,
        include_sub: bool | None = None,
    ) -> models.DashaActiveLineResponse:
        """Vimshottari periods in force at an instant, on up to five levels, with their sub-periods

        Vimshottari dasha of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the first period count from its notional start. Periods are half-open.

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            include_sub: whether each period in force includes its sub-periods, down to `levels`"""
        return self._call("POST", "/v1/dasha/vimshottari/current", models.DashaActiveLineResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "levels": levels, "include_sub": include_sub})

    def dasha_vimshottari_lord_pair(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        current_dt: str,
        levels: int | None = None,
    ) -> models.DashaLordPairResponse:
        """Lords of the vimshottari great period and sub-period at an instant

        Vimshottari dasha of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the first period count from its notional start. Periods are half-open.

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/dasha/vimshottari/lord-pair", models.DashaLordPairResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "levels": levels})

    def dasha_vimshottari_profile(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        levels: int | None = None,
    ) -> models.DashaSequenceProfileResponse:
        """Vimshottari periods of a birth with the kinds of their lords

        Vimshottari dasha of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the first period count from its notional start. Periods are half-open."""
        return self._call("POST", "/v1/dasha/vimshottari/profile", models.DashaSequenceProfileResponse, {}, {}, {"natal": natal, "levels": levels})

    def dasha_vimshottari_sequence(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        levels: int | None = None,
        within: str | None = None,
    ) -> models.DashaSequenceResponse:
        """Vimshottari periods of a birth

        Vimshottari dasha of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the first period count from its notional start. Periods are half-open.

        Args:
            within: lords of one period, from the great period down (`Venus/Moon`): the answer has only this branch, with the sub-periods of the last period down to `levels`"""
        return self._call("POST", "/v1/dasha/vimshottari/sequence", models.DashaSequenceResponse, {}, {}, {"natal": natal, "levels": levels, "within": within})

    def decanates_chaldean_face(
        self,
        *,
        longitude: float,
    ) -> models.DecanatePositionResponse:
        """Chaldean face (decan in Chaldean order) of a longitude

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/decanates/chaldean-face", models.DecanatePositionResponse, {}, {}, {"longitude": longitude})

    def decanates_chart_set(
        self,
        *,
        dt: str,
        body: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
    ) -> models.DecanateChartSetResponse:
        """Chaldean face, triplicity decan and Vedic drekkana of a body at an instant

        Apparent geocentric positions, or topocentric positions with `place_center: topocentric` and an observer; true ayanamsa. With an observer and a house system the answer also has the lagna.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: Sun, Moon, a planet, an asteroid or a comet
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/decanates/chart/set", models.DecanateChartSetResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "body": body})

    def decanates_chart_vedic_drekkana(
        self,
        *,
        dt: str,
        body: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
    ) -> models.DecanateChartPositionResponse:
        """Vedic drekkana (D3) of a body at an instant

        Apparent geocentric positions, or topocentric positions with `place_center: topocentric` and an observer; true ayanamsa. With an observer and a house system the answer also has the lagna.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: Sun, Moon, a planet, an asteroid or a comet
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/decanates/chart/vedic-drekkana", models.DecanateChartPositionResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "body": body})

    def decanates_set(
        self,
        *,
        longitude: float,
        jd: float,
        ayanamsa_system: str | None = None,
    ) -> models.DecanateSetResponse:
        """Chaldean face, triplicity decan and Vedic drekkana of a longitude

        Args:
            longitude: tropical ecliptic longitude, degrees; any finite number
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
        return self._call("POST", "/v1/decanates/set", models.DecanateSetResponse, {}, {}, {"longitude": longitude, "jd": jd, "ayanamsa_system": ayanamsa_system})

    def decanates_triplicity(
        self,
        *,
        longitude: float,
    ) -> models.DecanatePositionResponse:
        """Triplicity decan of a longitude

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/decanates/triplicity", models.DecanatePositionResponse, {}, {}, {"longitude": longitude})

    def decanates_vedic_drekkana(
        self,
        *,
        longitude: float,
        jd: float,
        ayanamsa_system: str | None = None,
    ) -> models.DecanatePositionResponse:
        """Vedic drekkana (D3) of a tropical longitude

        Args:
            longitude: tropical ecliptic longitude, degrees; any finite number
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
        return self._call("POST", "/v1/decanates/vedic-drekkana", models.DecanatePositionResponse, {}, {}, {"longitude": longitude, "jd": jd, "ayanamsa_system": ayanamsa_system})

    def deep_sky_bulk(
        self,
        *,
        dt: str,
        objects: list[str],
        skip_missing: bool | None = None,
    ) -> models.DeepSkyBulkResponse:
        """Directions of many deep-sky objects

        Directions in the true ecliptic and equinox of date, without aberration and deflection; `apparent` adds them. The position of an extended object is its centre in the catalogue. Proper motion is applied only to clusters, compact objects and host stars.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            skip_missing: true lists unknown names in `missing`; false refuses the request (422)"""
        return self._call("POST", "/v1/deep-sky/bulk", models.DeepSkyBulkResponse, {}, {}, {"dt": dt, "objects": objects, "skip_missing": skip_missing})

    def deep_sky_list(
        self,
        *,
        q: str | None = None,
        object_class: Literal["galaxy", "nebula", "star_cluster", "compact_object", "stellar_remnant", "host_star", None] | None = None,
        limit: int | None = None,
    ) -> models.DeepSkyListResponse:
        """List of deep-sky objects

        The 60 objects by name. `q` searches for parts of names, designations, aliases and SIMBAD identifiers.

        Args:
            q: part of a name, designation, alias or SIMBAD identifier"""
        return self._call("GET", "/v1/deep-sky/list", models.DeepSkyListResponse, {}, {"q": q, "object_class": object_class, "limit": limit}, None)

    def deep_sky_position(
        self,
        *,
        dt: str,
        object_: str,
    ) -> models.DeepSkyPositionAnswer:
        """Direction of a deep-sky object

        Directions in the true ecliptic and equinox of date, without aberration and deflection; `apparent` adds them. The position of an extended object is its centre in the catalogue. Proper motion is applied only to clusters, compact objects and host stars.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            object_: name, designation, alias or SIMBAD identifier"""
        return self._call("POST", "/v1/deep-sky/position", models.DeepSkyPositionAnswer, {}, {}, {"dt": dt, "object": object_})

    def dignities_chart(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DignitiesResultResponse:
        """Essential and accidental dignities of the planets in a chart

        All six routes accept the same optional policy. A condition that the policy excludes loses its label and score; its raw facts stay in the answer. The answer lists the applied policy, the houses and the sect.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth"""
        return self._call("POST", "/v1/dignities/chart", models.DignitiesResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    def dignities_chart_condition(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        planet: str,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DignitiesConditionResponse:
        """Condition profile of one planet

        All six routes accept the same optional policy. A condition that the policy excludes loses its label and score; its raw facts stay in the answer. The answer lists the applied policy, the houses and the sect.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            planet: Sun to Saturn; Uranus, Neptune and Pluto only under the doctrine modern_co_rulers
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth"""
        return self._call("POST", "/v1/dignities/chart/condition", models.DignitiesConditionResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy, "planet": planet})

    def dignities_chart_conditions(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DignitiesConditionsResponse:
        """Condition profiles of all planets

        All six routes accept the same optional policy. A condition that the policy excludes loses its label and score; its raw facts stay in the answer. The answer lists the applied policy, the houses and the sect.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth"""
        return self._call("POST", "/v1/dignities/chart/conditions", models.DignitiesConditionsResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    def dignities_chart_network(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.ConditionNetworkProfileResponse:
        """Receptions as a network of planets

        All six routes accept the same optional policy. A condition that the policy excludes loses its label and score; its raw facts stay in the answer. The answer lists the applied policy, the houses and the sect.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth"""
        return self._call("POST", "/v1/dignities/chart/network", models.ConditionNetworkProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    def dignities_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.ChartConditionProfileResponse:
        """Condition profiles with totals over the chart

        All six routes accept the same optional policy. A condition that the policy excludes loses its label and score; its raw facts stay in the answer. The answer lists the applied policy, the houses and the sect.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth"""
        return self._call("POST", "/v1/dignities/chart/profile", models.ChartConditionProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    def dignities_chart_receptions(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DignitiesReceptionsResponse:
        """Receptions by domicile and exaltation

        All six routes accept the same optional policy. A condition that the policy excludes loses its label and score; its raw facts stay in the answer. The answer lists the applied policy, the houses and the sect.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth"""
        return self._call("POST", "/v1/dignities/chart/receptions", models.DignitiesReceptionsResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    def draconic_chart(
        self,
        *,
        dt: str,
        node_mode: Literal["mean", "true"],
        include_nodes: bool | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.DraconicChartResponse:
        """Draconic chart of an instant, counted from its lunar node

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            node_mode: North Node that is the anchor: mean or true
            include_nodes: whether the answer lists nodes and apogees; the anchor does not depend on it
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            observer_lat: observer: geodetic latitude, degrees north; give it together with observer_lon
            observer_lon: observer: longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/draconic/chart", models.DraconicChartResponse, {}, {}, {"dt": dt, "node_mode": node_mode, "include_nodes": include_nodes, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    def draconic_longitude(
        self,
        *,
        source_longitude: float,
        anchor_longitude: float,
    ) -> models.DraconicLongitudeResponse:
        """Draconic longitude of one point, counted from an anchor

        Args:
            source_longitude: ecliptic longitude, degrees; reduced to [0, 360)
            anchor_longitude: longitude of the anchor, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/draconic/longitude", models.DraconicLongitudeResponse, {}, {}, {"source_longitude": source_longitude, "anchor_longitude": anchor_longitude})

    def draconic_positions(
        self,
        *,
        positions: dict[str, float],
        node_mode: Literal["mean", "true"],
        anchor_longitude: float,
        jd_ut: float | None = None,
    ) -> models.DraconicChartResponse:
        """Draconic positions of named longitudes, counted from a given lunar node

        Args:
            positions: tropical longitudes by point name, degrees; reduced to [0, 360)
            node_mode: North Node that is the anchor: mean or true
            anchor_longitude: longitude of the chosen node, degrees; reduced to [0, 360)
            jd_ut: instant of the positions, Julian day UT1; repeated in the answer"""
        return self._call("POST", "/v1/draconic/positions", models.DraconicChartResponse, {}, {}, {"positions": positions, "node_mode": node_mode, "anchor_longitude": anchor_longitude, "jd_ut": jd_ut})

    def eclipses_list(
        self,
        *,
        jd_start: float,
        jd_end: float,
        luminary: Literal["both", "solar", "lunar"] | None = None,
        kinds: list[Literal["total", "annular", "hybrid", "partial", "penumbral", "central"]] | None = None,
        near: models.EclipseNearDegree | dict[str, Any] | None = None,
    ) -> models.EclipseListResponse:
        """All eclipses of a span of time, by type or near a degree

        Solar and lunar eclipses with greatest eclipse in [jd_start, jd_end), in order of time, each with type, gamma, magnitude, node, Saros series and place of greatest eclipse. `near` keeps the eclipses whose eclipsed luminary is within an orb of a degree. Both ends must be within the ephemeris.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1, exclusive; at most 365250 days after jd_start
            kinds: only eclipses of these kinds; `central`: solar, the axis of the shadow meets the Earth. A kind that only the other luminary has matches nothing."""
        return self._call("POST", "/v1/eclipses/list", models.EclipseListResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "luminary": luminary, "kinds": kinds, "near": near})

    def lunar_eclipse_global_circumstances(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "partial", "penumbral"] | None = None,
        backward: bool | None = None,
        mode: Literal["native", "agency_compat"] | str | None = None,
    ) -> models.LunarEclipseGlobalCircumstancesResponse:
        """Geocentric circumstances of a lunar eclipse

        The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            backward: true: the last event before jd_start
            mode: `agency_compat`: the constants and conventions of the agency's lunar canon"""
        return self._call("POST", "/v1/eclipses/lunar/global-circumstances", models.LunarEclipseGlobalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "mode": mode})

    def lunar_eclipse_local(
        self,
        *,
        jd_start: float,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        kind: str | None = None,
        mode: str | None = None,
        view_samples: int | None = None,
    ) -> models.LunarEclipseLocalCircumstancesResponse:
        """Local circumstances of the next lunar eclipse

        `native`: radii of the service; `agency_compat`: constants of the agency's canon. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            kind: any, total, partial, penumbral
            mode: native, agency_compat
            view_samples: adds `views`: the Moon and the Earth's shadow, with the direction of the Moon at each contact, at the maximum, at rise and set between the contacts, and at this number of evenly spaced instants from the first contact to the last"""
        return self._call("POST", "/v1/eclipses/lunar/local", models.LunarEclipseLocalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "kind": kind, "mode": mode, "view_samples": view_samples})

    def next_lunar_eclipse(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        backward: bool | None = None,
    ) -> models.EclipseEventAnswer:
        """Next (or previous) lunar eclipse

        Greatest eclipse is the least angle of the Moon's centre from the shadow axis. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: any, total, annular, partial, central, hybrid, penumbral
            count: number of eclipses in `events`, including the first (a century has up to 260 solar or lunar eclipses); fewer if the ephemeris ends
            latitude: with longitude: adds `sights`, the view of each eclipse at the place
            longitude: with latitude
            backward: true: the last event before jd_start"""
        return self._call("POST", "/v1/eclipses/lunar/next", models.EclipseEventAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "count": count, "latitude": latitude, "longitude": longitude, "backward": backward})

    def eclipses_lunar_previous(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
    ) -> models.EclipsePreviousAnswer:
        """Previous lunar eclipse

        Lunar eclipses strictly before `jd_start`, as /v1/eclipses/lunar/next finds them backward. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: any, total, annular, partial, central, hybrid, penumbral
            count: number of eclipses in `events`, including the first (a century has up to 260 solar or lunar eclipses); fewer if the ephemeris ends
            latitude: with longitude: adds `sights`, the view of each eclipse at the place
            longitude: with latitude"""
        return self._call("POST", "/v1/eclipses/lunar/previous", models.EclipsePreviousAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "count": count, "latitude": latitude, "longitude": longitude})

    def lunar_eclipse_visibility(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "partial", "penumbral"] | None = None,
        backward: bool | None = None,
        mode: Literal["native", "agency_compat"] | str | None = None,
        sample_count: int | None = None,
        format: Literal["standard", "geojson"] | None = None,
    ) -> models.LunarEclipseVisibilityMapResponse:
        """Visibility of a lunar eclipse: horizon ring at each contact

        Places at which the line of sight to the Moon's centre touches WGS 84; no refraction. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            backward: true: the last event before jd_start
            mode: `agency_compat`: the constants and conventions of the agency's lunar canon
            sample_count: points of each ring, the first repeated at the end
            format: `geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""
        return self._call("POST", "/v1/eclipses/lunar/visibility", models.LunarEclipseVisibilityMapResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "mode": mode, "sample_count": sample_count, "format": format})

    def eclipses_prenatal(
        self,
        *,
        dt: str,
        count: int | None = None,
    ) -> models.PrenatalEclipsesResponse:
        """The eclipses before and after a birth

        The last solar and lunar eclipses strictly before the instant and the first ones strictly after it, `count` of each.

        Args:
            dt: instant of birth, ISO 8601 with timezone offset
            count: number of eclipses of each luminary on each side"""
        return self._call("POST", "/v1/eclipses/prenatal", models.PrenatalEclipsesResponse, {}, {}, {"dt": dt, "count": count})

    def eclipses_saros_number(
        self,
        *,
        number: int,
        luminary: Literal["solar", "lunar"] | None = None,
    ) -> models.SarosSeriesResponse:
        """The members of a Saros series

        All eclipses of the series within the ephemeris, -3000 to 3000, with type, gamma, magnitude, node, and the inex neighbours (358 lunations before and after: the series below and above, at the other node). `has_first` and `has_last` say whether the series begins and ends within the ephemeris; a series without an eclipse in it is answered 404.

        Args:
            number: Saros series, van den Bergh's numbering"""
        return self._call("GET", "/v1/eclipses/saros/{number}", models.SarosSeriesResponse, {"number": number}, {"luminary": luminary}, None)

    def solar_eclipse_cartography(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None,
        backward: bool | None = None,
        magnitude_levels: list[float] | None = None,
        obscuration_levels: list[float] | None = None,
        mesh_depth: int | None = None,
        time_samples: int | None = None,
        angular_tolerance_deg: float | None = None,
        field_tolerance: float | None = None,
        format: Literal["standard", "geojson"] | None = None,
    ) -> models.SolarEclipseCartographyResponse:
        """Contours of magnitude and obscuration of a solar eclipse

        Greatest phase at each place with the Sun's centre on or above the geometric horizon, on an adaptive mesh of the sphere. Levels are strictly increasing, `time_samples` is odd. `components` are contours of the field that is linear along mesh edges, `solved_components` are on the level itself; `format: geojson` adds the regions at or above each level. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: `central`: total, annular or hybrid with the axis of the shadow on the Earth
            backward: true: the last event before jd_start
            magnitude_levels: strictly increasing
            obscuration_levels: strictly increasing
            mesh_depth: largest number of refinements of the icosahedron
            time_samples: odd; number of samples at each place from P1 to P4, before its maximum is solved
            format: `geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""
        return self._call("POST", "/v1/eclipses/solar/cartography", models.SolarEclipseCartographyResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "magnitude_levels": magnitude_levels, "obscuration_levels": obscuration_levels, "mesh_depth": mesh_depth, "time_samples": time_samples, "angular_tolerance_deg": angular_tolerance_deg, "field_tolerance": field_tolerance, "format": format})

    def solar_eclipse_footprint(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None,
        backward: bool | None = None,
        sample_count: int | None = None,
        format: Literal["standard", "geojson"] | None = None,
    ) -> models.SolarEclipseVisibilityFootprintResponse:
        """Boundary of the visibility of a solar eclipse

        North and south limits, sunrise and sunset boundaries, contacts and topology. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: `central`: total, annular or hybrid with the axis of the shadow on the Earth
            backward: true: the last event before jd_start
            sample_count: density of interior points; structure and its end points do not depend on it
            format: `geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""
        return self._call("POST", "/v1/eclipses/solar/footprint", models.SolarEclipseVisibilityFootprintResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "sample_count": sample_count, "format": format})

    def solar_eclipse_global_circumstances(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None,
        backward: bool | None = None,
    ) -> models.SolarEclipseGlobalCircumstancesResponse:
        """Global circumstances of a solar eclipse

        Greatest eclipse and duration, contacts, conjunctions, Besselian elements. Fields of central eclipses are null for others. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: `central`: total, annular or hybrid with the axis of the shadow on the Earth
            backward: true: the last event before jd_start"""
        return self._call("POST", "/v1/eclipses/solar/global-circumstances", models.SolarEclipseGlobalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward})

    def next_visible_solar_eclipse(
        self,
        *,
        jd_start: float,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        kind: str | None = None,
        max_lunations: int | None = None,
        view_samples: int | None = None,
    ) -> models.SolarEclipseLocalCircumstancesResponse:
        """Next solar eclipse that a place sees

        Local maximum, local type and contacts. If the deepest phase is below the horizon, the maximum is that of sunrise or sunset. Without such an eclipse within `max_lunations` new moons: 404 `not_found`. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            kind: any, total, annular, partial, central, hybrid
            max_lunations: number of new moons to test before the answer is 404 not_found
            view_samples: adds `views`: the discs of Sun and Moon at the place at each contact, at the maximum, at rise and set between the contacts, and at this number of evenly spaced instants from the first contact to the last"""
        return self._call("POST", "/v1/eclipses/solar/local-visible", models.SolarEclipseLocalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "kind": kind, "max_lunations": max_lunations, "view_samples": view_samples})

    def next_solar_eclipse(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        backward: bool | None = None,
    ) -> models.EclipseEventAnswer:
        """Next (or previous) solar eclipse

        Greatest eclipse is the least distance of the shadow axis from the Earth's centre. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: any, total, annular, partial, central, hybrid, penumbral
            count: number of eclipses in `events`, including the first (a century has up to 260 solar or lunar eclipses); fewer if the ephemeris ends
            latitude: with longitude: adds `sights`, the view of each eclipse at the place
            longitude: with latitude
            backward: true: the last event before jd_start"""
        return self._call("POST", "/v1/eclipses/solar/next", models.EclipseEventAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "count": count, "latitude": latitude, "longitude": longitude, "backward": backward})

    def solar_eclipse_path(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        backward: bool | None = None,
        sample_count: int | None = None,
        include_limits: bool | None = None,
        format: Literal["standard", "geojson"] | None = None,
    ) -> models.SolarEclipsePathResponse:
        """Central line of a solar eclipse

        Points evenly spaced in time from the first to the last contact of the axis. Without a central line: only the point of greatest eclipse. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: any, total, annular, partial, central, hybrid
            backward: true: the last event before jd_start
            sample_count: number of points of the central line, evenly spaced in time from its first to its last point
            include_limits: true adds `limits`: the northern and southern limits of totality or annularity, with about `sample_count` points each
            format: `geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""
        return self._call("POST", "/v1/eclipses/solar/path", models.SolarEclipsePathResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "sample_count": sample_count, "include_limits": include_limits, "format": format})

    def eclipses_solar_previous(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
    ) -> models.EclipsePreviousAnswer:
        """Previous solar eclipse

        Solar eclipses strictly before `jd_start`, as /v1/eclipses/solar/next finds them backward. The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: any, total, annular, partial, central, hybrid, penumbral
            count: number of eclipses in `events`, including the first (a century has up to 260 solar or lunar eclipses); fewer if the ephemeris ends
            latitude: with longitude: adds `sights`, the view of each eclipse at the place
            longitude: with latitude"""
        return self._call("POST", "/v1/eclipses/solar/previous", models.EclipsePreviousAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "count": count, "latitude": latitude, "longitude": longitude})

    def egyptian_bounds_aggregate(
        self,
        *,
        entries: list[models.EgyptianBoundsAggregateEntryRequest] | list[dict[str, Any]],
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundsAggregateProfileResponse:
        """Bound conditions of several planets with totals

        Args:
            entries: each planet at most once
            is_day_chart: whether the chart is a day chart; without it the sect of the host is null
            mercury_rises_before_sun: whether Mercury is a morning star and therefore diurnal; otherwise it is nocturnal"""
        return self._call("POST", "/v1/egyptian-bounds/aggregate", models.EgyptianBoundsAggregateProfileResponse, {}, {}, {"entries": entries, "policy": policy, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    def egyptian_bounds_bound(
        self,
        *,
        longitude: float,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
    ) -> models.EgyptianBoundTruthResponse:
        """Bound (term) that contains a longitude

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/egyptian-bounds/bound", models.EgyptianBoundTruthResponse, {}, {}, {"longitude": longitude, "policy": policy})

    def egyptian_bounds_classification(
        self,
        *,
        longitude: float,
        planet: str,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundClassificationResponse:
        """Classification of a planet by its bound: own bound, nature and sect of the ruler

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)
            planet: one of the seven planets, Sun to Saturn
            is_day_chart: whether the chart is a day chart; without it the sect of the host is null
            mercury_rises_before_sun: whether Mercury is a morning star and therefore diurnal; otherwise it is nocturnal"""
        return self._call("POST", "/v1/egyptian-bounds/classification", models.EgyptianBoundClassificationResponse, {}, {}, {"longitude": longitude, "policy": policy, "planet": planet, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    def egyptian_bounds_condition(
        self,
        *,
        longitude: float,
        planet: str,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundConditionProfileResponse:
        """Condition of a planet by its bound

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)
            planet: one of the seven planets, Sun to Saturn
            is_day_chart: whether the chart is a day chart; without it the sect of the host is null
            mercury_rises_before_sun: whether Mercury is a morning star and therefore diurnal; otherwise it is nocturnal"""
        return self._call("POST", "/v1/egyptian-bounds/condition", models.EgyptianBoundConditionProfileResponse, {}, {}, {"longitude": longitude, "policy": policy, "planet": planet, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    def egyptian_bounds_network(
        self,
        *,
        entries: list[models.EgyptianBoundsAggregateEntryRequest] | list[dict[str, Any]],
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundsNetworkProfileResponse:
        """Network of planets and the rulers of their bounds

        Args:
            entries: each planet at most once
            is_day_chart: whether the chart is a day chart; without it the sect of the host is null
            mercury_rises_before_sun: whether Mercury is a morning star and therefore diurnal; otherwise it is nocturnal"""
        return self._call("POST", "/v1/egyptian-bounds/network", models.EgyptianBoundsNetworkProfileResponse, {}, {}, {"entries": entries, "policy": policy, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    def egyptian_bounds_relation(
        self,
        *,
        longitude: float,
        planet: str,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundRelationProfileResponse:
        """Relation of a planet to the ruler of its bound

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)
            planet: one of the seven planets, Sun to Saturn
            is_day_chart: whether the chart is a day chart; without it the sect of the host is null
            mercury_rises_before_sun: whether Mercury is a morning star and therefore diurnal; otherwise it is nocturnal"""
        return self._call("POST", "/v1/egyptian-bounds/relation", models.EgyptianBoundRelationProfileResponse, {}, {}, {"longitude": longitude, "policy": policy, "planet": planet, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    def egyptian_bounds_table(
        self,
        *,
        doctrine: Literal["egyptian", "authF", "chaldean_day", "chaldean_night"] | str | None = None,
    ) -> models.EgyptianBoundsTableResponse:
        """Bounds (terms) of all signs in one doctrine: Egyptian, Ptolemaic or Chaldean

        Args:
            doctrine: table of bounds: egyptian; authF: Ptolemy (Tetrabiblos I.21); chaldean_day and chaldean_night, which depend on the sect of the chart"""
        return self._call("GET", "/v1/egyptian-bounds/table", models.EgyptianBoundsTableResponse, {}, {"doctrine": doctrine}, None)

    def electional_moments(
        self,
        *,
        jd_start: float,
        jd_end: float,
        latitude: float,
        longitude: float,
        predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"],
        predicate_parameters: models.ElectionalPredicateParameters | dict[str, Any],
        policy: models.ElectionalSearchPolicyRequest | dict[str, Any] | None = None,
        include_moments: bool | None = None,
    ) -> models.ElectionalMomentsResponse:
        """Find sampled instants at which a predicate is true

        Charts are sampled at a fixed step. Nothing is claimed between two samples, and no boundary or peak is exact. The answer lists every qualifying point of the grid, without merging or early end.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/electional/moments", models.ElectionalMomentsResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "predicate_profile": predicate_profile, "predicate_parameters": predicate_parameters, "policy": policy, "include_moments": include_moments})

    def electional_predicate_profiles(self) -> models.ElectionalPredicateCatalogResponse:
        """List the predicates of the electional search"""
        return self._call("GET", "/v1/electional/predicate-profiles", models.ElectionalPredicateCatalogResponse, {}, {}, None)

    def electional_scored(
        self,
        *,
        jd_start: float,
        jd_end: float,
        latitude: float,
        longitude: float,
        predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"],
        predicate_parameters: models.ElectionalPredicateParameters | dict[str, Any],
        scorer_profile: Literal["body_longitude_target_closeness_v1", "body_angular_separation_target_closeness_v1"],
        scorer_parameters: models.ElectionalScorerParameters | dict[str, Any],
        policy: models.ElectionalSearchPolicyRequest | dict[str, Any] | None = None,
        include_qualifying_jds: bool | None = None,
        include_boundary_brackets: bool | None = None,
        include_score_rank: bool | None = None,
    ) -> models.ElectionalScoredResponse:
        """Find windows in which a predicate is true, with their best score

        Charts are sampled at a fixed step. Nothing is claimed between two samples, and no boundary or peak is exact. The score is a numeric fit in [0, 1], not an electional judgement. Ranks compare the returned windows.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/electional/scored", models.ElectionalScoredResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "predicate_profile": predicate_profile, "predicate_parameters": predicate_parameters, "scorer_profile": scorer_profile, "scorer_parameters": scorer_parameters, "policy": policy, "include_qualifying_jds": include_qualifying_jds, "include_boundary_brackets": include_boundary_brackets, "include_score_rank": include_score_rank})

    def electional_scorer_profiles(self) -> models.ElectionalScorerCatalogResponse:
        """List the scorers of the electional search"""
        return self._call("GET", "/v1/electional/scorer-profiles", models.ElectionalScorerCatalogResponse, {}, {}, None)

    def electional_western_authA_moon_condition(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        profile_id: Literal["authA_moon_condition_v1"] | str | None = None,
        unavoidable_time_urgency: bool | None = None,
    ) -> models.AuthAMoonConditionResponse:
        """The ten impediments of the Moon and their remedy (Ramesey)

        Evaluates one instant rule by rule, with measurements and source of each rule. No score, advice or recommendation. A rule that the text leaves undefined is not_evaluable. Ramesey, Astrologia Restaurata (1653), book III.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: true if the work cannot wait, so that remedies apply; null if unknown"""
        return self._call("POST", "/v1/electional/western/authA-moon-condition", models.AuthAMoonConditionResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "unavoidable_time_urgency": unavoidable_time_urgency})

    def electional_western_authB_matter_profile(
        self,
        *,
        profile_id: Literal["authB_lending_v1", "authB_investment_v1", "authB_purchase_v1", "authB_sale_v1", "authB_building_v1", "authB_demolition_v1", "authB_land_v1", "authB_wells_and_rivers_v1", "authB_planting_v1", "authB_sowing_v1", "authB_business_partnership_v1"] | str,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio"] | str,
        eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign"] | None = None,
    ) -> models.AuthBMatterProfileResponse:
        """A matter after Sahl: lending, trade, building, land, partnership

        Evaluates a chapter clause by clause, each with its measurements and source. No score, advice or recommendation. Sahl, On Elections. Only gates decide the status. A clause that the text leaves undefined is not_evaluable.

        Args:
            profile_id: a chapter of Sahl (authB), On Elections
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            burnt_path_variant: burnt path: without degrees, as in the text of Sahl (authB); 19 Libra to 3 Scorpio, the degrees of fall (Dykes); or 15 Libra to 15 Scorpio
            eighth_rule_variant: eighth defect of the Moon in Sahl (authB): the Arabic text, quoted by al-Rijal, or the Latin text"""
        return self._call("POST", "/v1/electional/western/authB-matter-profile", models.AuthBMatterProfileResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "burnt_path_variant": burnt_path_variant, "eighth_rule_variant": eighth_rule_variant})

    def electional_western_authB_moon_condition(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio"] | str,
        profile_id: Literal["authB_moon_condition_v1"] | str | None = None,
        eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign"] | None = None,
    ) -> models.AuthBMoonConditionResponse:
        """The ten defects of the Moon (Sahl)

        Evaluates one instant rule by rule, with measurements and source of each rule. No score, advice or recommendation. A rule that the text leaves undefined is not_evaluable. Sahl, Introduction and On Elections.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            burnt_path_variant: burnt path: without degrees, as in the text of Sahl (authB); 19 Libra to 3 Scorpio, the degrees of fall (Dykes); or 15 Libra to 15 Scorpio
            eighth_rule_variant: eighth defect of the Moon in Sahl (authB): the Arabic text, quoted by al-Rijal, or the Latin text"""
        return self._call("POST", "/v1/electional/western/authB-moon-condition", models.AuthBMoonConditionResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "burnt_path_variant": burnt_path_variant, "eighth_rule_variant": eighth_rule_variant})

    def electional_western_authC_construction(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        profile_id: Literal["authC_construction_v1"] | str | None = None,
        election_class: Literal["ephemeral", "radical"] | None = None,
        natal_jd_ut: float | None = None,
        natal_latitude: float | None = None,
        natal_longitude: float | None = None,
        natal_house_system: str | None = None,
        unavoidable_time_urgency: bool | None = None,
    ) -> models.AuthCConstructionResponse:
        """Building a house: rising sign, Moon and construction clauses (Dorotheus)

        Evaluates a chapter clause by clause, each with its measurements and source. No score, advice or recommendation. Dorotheus, Carmen V.2-7. A radical election needs the four natal fields.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            election_class: radical uses the natal chart and requires the four natal fields
            natal_jd_ut: Julian day, UT1
            natal_latitude: geodetic latitude, degrees north
            natal_longitude: geodetic longitude, degrees east
            natal_house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: true if the work cannot wait, so that remedies apply; null if unknown"""
        return self._call("POST", "/v1/electional/western/authC-construction", models.AuthCConstructionResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "election_class": election_class, "natal_jd_ut": natal_jd_ut, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "natal_house_system": natal_house_system, "unavoidable_time_urgency": unavoidable_time_urgency})

    def electional_western_authC_matter_profile(
        self,
        *,
        profile_id: Literal["authC_demolition_v1", "authC_leasing_v1", "authC_buying_and_selling_v1", "authC_lunar_price_timing_v1", "authC_land_purchase_v1", "authC_travel_v1", "authC_ship_acquisition_v1", "authC_ship_construction_v1", "authC_ship_launch_v1", "authC_land_travel_v1", "authC_sea_travel_v1", "authC_partnership_v1", "authC_debt_and_payment_v1", "authC_writing_a_will_v1"] | str,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        election_class: Literal["ephemeral", "radical"] | None = None,
        natal_jd_ut: float | None = None,
        natal_latitude: float | None = None,
        natal_longitude: float | None = None,
        natal_house_system: str | None = None,
        unavoidable_time_urgency: bool | None = None,
        moon_flow_policy: models.AuthCMoonFlowPolicyRequest | dict[str, Any] | None = None,
        sign_nature_variant: Literal["source_text_unresolved_no_dry_sign_table", "lilly_1647_elemental_qualities", None] | None = None,
    ) -> models.AuthCMatterProfileResponse:
        """A matter after Dorotheus: building, trade, land, travel, ships, debts, wills

        Evaluates a chapter clause by clause, each with its measurements and source. No score, advice or recommendation. Dorotheus, Carmen V. Only gates decide the status; a chapter without a gate is descriptive.

        Args:
            profile_id: a chapter of Dorotheus (authC), Carmen V
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            election_class: radical uses the natal chart and requires the four natal fields
            natal_jd_ut: Julian day, UT1
            natal_latitude: geodetic latitude, degrees north
            natal_longitude: geodetic longitude, degrees east
            natal_house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: true if the work cannot wait, so that remedies apply; null if unknown
            sign_nature_variant: which signs are dry; required for authC_land_travel_v1, authC_sea_travel_v1, refused for the others"""
        return self._call("POST", "/v1/electional/western/authC-matter-profile", models.AuthCMatterProfileResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "election_class": election_class, "natal_jd_ut": natal_jd_ut, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "natal_house_system": natal_house_system, "unavoidable_time_urgency": unavoidable_time_urgency, "moon_flow_policy": moon_flow_policy, "sign_nature_variant": sign_nature_variant})

    def electional_western_authC_moon_condition(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        profile_id: Literal["authC_moon_condition_v1"] | str | None = None,
        unavoidable_time_urgency: bool | None = None,
    ) -> models.AuthCMoonConditionResponse:
        """The eleven corruptions of the Moon and their remedy (Dorotheus)

        Evaluates one instant rule by rule, with measurements and source of each rule. No score, advice or recommendation. A rule that the text leaves undefined is not_evaluable. Dorotheus, Carmen V.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: true if the work cannot wait, so that remedies apply; null if unknown"""
        return self._call("POST", "/v1/electional/western/authC-moon-condition", models.AuthCMoonConditionResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "unavoidable_time_urgency": unavoidable_time_urgency})

    def electional_western_authC_rooted_context(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        matter: Literal["land_and_management", "mercurial_affairs", "marriage_sex_and_pleasure", "war_and_arms", "rulers_and_petitions", "manifest_and_prominent"],
        profile_id: Literal["authC_rooted_context_v1"] | str | None = None,
        election_class: Literal["ephemeral", "radical"] | None = None,
        natal_jd_ut: float | None = None,
        natal_latitude: float | None = None,
        natal_longitude: float | None = None,
        natal_house_system: str | None = None,
    ) -> models.AuthCRootedContextResponse:
        """Root and outcome of a matter, and its significators (Dorotheus)

        Evaluates a chapter clause by clause, each with its measurements and source. No score, advice or recommendation. Dorotheus, Carmen V. A radical election needs the four natal fields.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            matter: nature of the matter; selects its significators (Dorotheus, V.31)
            election_class: radical uses the natal chart and requires the four natal fields
            natal_jd_ut: Julian day, UT1
            natal_latitude: geodetic latitude, degrees north
            natal_longitude: geodetic longitude, degrees east
            natal_house_system: code or name of a house system; an unknown one is refused"""
        return self._call("POST", "/v1/electional/western/authC-rooted-context", models.AuthCRootedContextResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "matter": matter, "election_class": election_class, "natal_jd_ut": natal_jd_ut, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "natal_house_system": natal_house_system})

    def electional_western_classical_perfection(
        self,
        *,
        jd_start: float,
        jd_end: float,
        significator_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"],
        significator_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"],
        is_day_chart: bool,
        profile_id: Literal["lilly_1647_perfection_v1"] | None = None,
        prohibition_rule: Literal["any_contact", "lighter_planet_to_both", "applying_to_both_at_start"] | None = None,
    ) -> models.LillyPerfectionResponse:
        """Perfection of two significators and its hindrances (Lilly)

        Every exact aspect, station and ingress of the seven planets in the span, and the six kinds of perfection and hindrance that they form: Lilly, Christian Astrology (1647). At most 31 days.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            is_day_chart: sect of the chart; selects the triplicity ruler for receptions
            prohibition_rule: which third planet prohibits: one that makes any contact with a significator; one lighter than both that contacts both; or one lighter than both that applies to both within the sums of their moieties at jd_start"""
        return self._call("POST", "/v1/electional/western/classical-perfection", models.LillyPerfectionResponse, {}, {}, {"profile_id": profile_id, "jd_start": jd_start, "jd_end": jd_end, "significator_a": significator_a, "significator_b": significator_b, "is_day_chart": is_day_chart, "prohibition_rule": prohibition_rule})

    def electional_western_lunar_ecliptic_direction(
        self,
        *,
        jd_ut: float,
    ) -> models.LunarEclipticDirectionResponse:
        """The Moon's latitude and her crossings of the ecliptic around an instant

        Roots of the apparent geocentric latitude with exact rates. Astronomical data only, without doctrine.

        Args:
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/electional/western/lunar-ecliptic-direction", models.LunarEclipticDirectionResponse, {}, {}, {"jd_ut": jd_ut})

    def electional_western_profile_windows(
        self,
        *,
        profile_id: Literal["authA_moon_condition_v1", "authB_moon_condition_v1", "authC_moon_condition_v1"] | str,
        jd_start: float,
        jd_end: float,
        latitude: float,
        longitude: float,
        house_system: str,
        qualification_statuses: list[Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]],
        policy: models.WesternProfileScanPolicyRequest | dict[str, Any] | None = None,
        unavoidable_time_urgency: bool | None = None,
        authB_burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio", None] | str | None = None,
        authB_eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign", None] | None = None,
        include_qualifying_jds: bool | None = None,
    ) -> models.WesternProfileWindowsResponse:
        """Find windows in which a Moon profile has one of the requested statuses

        Evaluates the profile at discrete samples, at least an hour apart and at most 256. Nothing is claimed between samples. authA is Ramesey, authB is Sahl, authC is Dorotheus.

        Args:
            profile_id: Moon profile of Ramesey (authA), Sahl (authB) or Dorotheus (authC)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: true if the work cannot wait, so that remedies apply; null if unknown
            authB_burnt_path_variant: burnt path: without degrees, as in the text of Sahl (authB); 19 Libra to 3 Scorpio, the degrees of fall (Dykes); or 15 Libra to 15 Scorpio
            authB_eighth_rule_variant: eighth defect of the Moon in Sahl (authB): the Arabic text, quoted by al-Rijal, or the Latin text"""
        return self._call("POST", "/v1/electional/western/profile-windows", models.WesternProfileWindowsResponse, {}, {}, {"profile_id": profile_id, "jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "house_system": house_system, "qualification_statuses": qualification_statuses, "policy": policy, "unavoidable_time_urgency": unavoidable_time_urgency, "authB_burnt_path_variant": authB_burnt_path_variant, "authB_eighth_rule_variant": authB_eighth_rule_variant, "include_qualifying_jds": include_qualifying_jds})

    def electional_windows(
        self,
        *,
        jd_start: float,
        jd_end: float,
        latitude: float,
        longitude: float,
        predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"],
        predicate_parameters: models.ElectionalPredicateParameters | dict[str, Any],
        policy: models.ElectionalSearchPolicyRequest | dict[str, Any] | None = None,
        include_qualifying_jds: bool | None = None,
        include_boundary_brackets: bool | None = None,
    ) -> models.ElectionalWindowsResponse:
        """Find windows in which a predicate is true

        Charts are sampled at a fixed step. Nothing is claimed between two samples, and no boundary or peak is exact. Qualifying points no further apart than the merge gap form one window.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/electional/windows", models.ElectionalWindowsResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "predicate_profile": predicate_profile, "predicate_parameters": predicate_parameters, "policy": policy, "include_qualifying_jds": include_qualifying_jds, "include_boundary_brackets": include_boundary_brackets})

    def galactic_houses_chart_placements(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        bodies: list[str] | None = None,
        near_cusp_threshold: float | None = None,
    ) -> models.GalacticHouseChartPlacementsResponse:
        """Bodies of a chart in galactic houses

        Galactic Porphyry houses: the horizon gives ascendant and descendant on the galactic equator, its highest and lowest points are midheaven and imum coeli, and the quadrants are trisected. The highest point is 90 degrees from the horizon, so every house has 30 degrees of galactic longitude. Bodies are topocentric, at sea level.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            bodies: default: Sun to Pluto
            near_cusp_threshold: largest distance at which a position counts as near a cusp, degrees"""
        return self._call("POST", "/v1/galactic-houses/chart/placements", models.GalacticHouseChartPlacementsResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "bodies": bodies, "near_cusp_threshold": near_cusp_threshold})

    def galactic_houses_cusps(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
    ) -> models.GalacticHouseCuspsEnvelopeResponse:
        """Galactic house cusps at an instant and place

        Galactic Porphyry houses: the horizon gives ascendant and descendant on the galactic equator, its highest and lowest points are midheaven and imum coeli, and the quadrants are trisected. The highest point is 90 degrees from the horizon, so every house has 30 degrees of galactic longitude.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/galactic-houses/cusps", models.GalacticHouseCuspsEnvelopeResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude})

    def galactic_houses_placement(
        self,
        *,
        galactic_longitude: float,
        house_cusps: models.GalacticHouseCuspsRequest | dict[str, Any],
        near_cusp_threshold: float | None = None,
    ) -> models.GalacticHousePlacementEnvelopeResponse:
        """Galactic house of a galactic longitude among given cusps

        Args:
            galactic_longitude: degrees; reduced to [0, 360)
            near_cusp_threshold: largest distance at which a position counts as near a cusp, degrees"""
        return self._call("POST", "/v1/galactic-houses/placement", models.GalacticHousePlacementEnvelopeResponse, {}, {}, {"galactic_longitude": galactic_longitude, "house_cusps": house_cusps, "near_cusp_threshold": near_cusp_threshold})

    def galactic_chart_positions(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.GalacticPositionsResponse:
        """Galactic positions of the bodies of a chart

        Apparent positions from an observer (default: 0 N 0 E at sea level), rotated to the galactic frame. With observer_lat and observer_lon null the positions are geocentric.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: default: Sun to Pluto
            observer_lat: observer: geodetic latitude, degrees north; without observer_lat and observer_lon the positions are geocentric
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/galactic/chart/positions", models.GalacticPositionsResponse, {}, {}, {"dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    def galactic_cosmic_reference_points(
        self,
        *,
        jd_tt: float,
        kind: Literal["physical_object", "coordinate_landmark", "proxy_reference", None] | None = None,
    ) -> models.CosmicReferencePointsResponse:
        """Galactic and extragalactic reference points in ecliptic coordinates of date, by kind

        Twelve directions with their sources: the origins and poles of the galactic and the supergalactic frame, Sagittarius A*, M 87, and clusters that represent the Great Attractor and the Shapley supercluster. True ecliptic of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation). The directions are fixed in the ICRS; proper motion is not applied.

        Args:
            jd_tt: Julian day TT, at most 5,000 years from J2000.0
            kind: only the points of this kind; default: all"""
        return self._call("POST", "/v1/galactic/cosmic-reference-points", models.CosmicReferencePointsResponse, {}, {}, {"jd_tt": jd_tt, "kind": kind})

    def galactic_ecliptic_to_galactic(
        self,
        *,
        ecliptic_longitude: float,
        ecliptic_latitude: float,
        obliquity: float,
        jd_tt: float,
    ) -> models.GalacticCoordinateResponse:
        """Ecliptic coordinates of date to galactic coordinates

        Galactic coordinates are those of the IAU (1958), in ICRS by the Hipparcos definition. The ecliptic is the true ecliptic of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation); the given obliquity relates it to the true equator.

        Args:
            ecliptic_longitude: ecliptic longitude of date, degrees
            ecliptic_latitude: ecliptic latitude of date, degrees
            obliquity: obliquity between the true equator and the ecliptic of date, degrees
            jd_tt: Julian day TT, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/galactic/ecliptic-to-galactic", models.GalacticCoordinateResponse, {}, {}, {"ecliptic_longitude": ecliptic_longitude, "ecliptic_latitude": ecliptic_latitude, "obliquity": obliquity, "jd_tt": jd_tt})

    def galactic_equatorial_to_galactic(
        self,
        *,
        right_ascension: float,
        declination: float,
    ) -> models.GalacticCoordinateResponse:
        """ICRS right ascension and declination to galactic coordinates

        Galactic coordinates are those of the IAU (1958), in ICRS by the Hipparcos definition.

        Args:
            right_ascension: ICRS right ascension, degrees
            declination: ICRS declination, degrees"""
        return self._call("POST", "/v1/galactic/equatorial-to-galactic", models.GalacticCoordinateResponse, {}, {}, {"right_ascension": right_ascension, "declination": declination})

    def galactic_galactic_to_ecliptic(
        self,
        *,
        galactic_longitude: float,
        galactic_latitude: float,
        obliquity: float,
        jd_tt: float,
    ) -> models.GalacticEclipticCoordinateResponse:
        """Galactic coordinates to ecliptic coordinates of date

        Galactic coordinates are those of the IAU (1958), in ICRS by the Hipparcos definition. The ecliptic is the true ecliptic of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation); the given obliquity relates it to the true equator.

        Args:
            galactic_longitude: galactic longitude, degrees
            galactic_latitude: galactic latitude, degrees
            obliquity: obliquity between the true equator and the ecliptic of date, degrees
            jd_tt: Julian day TT, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/galactic/galactic-to-ecliptic", models.GalacticEclipticCoordinateResponse, {}, {}, {"galactic_longitude": galactic_longitude, "galactic_latitude": galactic_latitude, "obliquity": obliquity, "jd_tt": jd_tt})

    def galactic_galactic_to_equatorial(
        self,
        *,
        galactic_longitude: float,
        galactic_latitude: float,
    ) -> models.GalacticEquatorialCoordinateResponse:
        """Galactic coordinates to ICRS right ascension and declination

        Galactic coordinates are those of the IAU (1958), in ICRS by the Hipparcos definition.

        Args:
            galactic_longitude: galactic longitude, degrees
            galactic_latitude: galactic latitude, degrees"""
        return self._call("POST", "/v1/galactic/galactic-to-equatorial", models.GalacticEquatorialCoordinateResponse, {}, {}, {"galactic_longitude": galactic_longitude, "galactic_latitude": galactic_latitude})

    def galactic_reference_points(
        self,
        *,
        obliquity: float,
        jd_tt: float,
    ) -> models.GalacticReferencePointsResponse:
        """Galactic centre, anticentre, poles and M 87 in ecliptic coordinates of date

        Galactic coordinates are those of the IAU (1958), in ICRS by the Hipparcos definition. The ecliptic is the true ecliptic of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation); the given obliquity relates it to the true equator.

        Args:
            obliquity: obliquity between the true equator and the ecliptic of date, degrees
            jd_tt: Julian day TT, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/galactic/reference-points", models.GalacticReferencePointsResponse, {}, {}, {"obliquity": obliquity, "jd_tt": jd_tt})

    def geodetic_chart_equivalents(
        self,
        *,
        dt: str,
        geo_longitude: float,
        geo_latitude: float,
        zodiac: Literal["tropical", "sidereal"] | None = None,
        anchor: Literal["tropical", "sidereal"] | None = None,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        geojson: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
    ) -> models.GeodeticEquivalentsResponse:
        """Geodetic equivalents of the bodies of a chart

        The equivalent of a body is the geographic longitude at which the degree of the body is the geodetic midheaven. `geojson` and `near` give its meridian (MC) and the opposite meridian (IC). Longitudes are apparent and by default topocentric at the place of the request (`place_center`); each equivalent has the offset of the place from its meridian.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            geo_longitude: geodetic longitude, degrees east
            geo_latitude: geodetic latitude, degrees north; the poles are excluded
            zodiac: zodiac of the longitudes in request and answer
            anchor: with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich
            ayanamsa_system: ayanamsa of the sidereal zodiac (Lahiri: authI), from the true equinox; required for the sidereal zodiac
            bodies: default: Sun to Pluto
            place_center: centre of the longitudes: the place or the centre of the Earth
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
        return self._call("POST", "/v1/geodetic/chart/equivalents", models.GeodeticEquivalentsResponse, {}, {}, {"dt": dt, "geo_longitude": geo_longitude, "geo_latitude": geo_latitude, "zodiac": zodiac, "anchor": anchor, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "place_center": place_center, "geojson": geojson, "near": near})

    def geodetic_chart_location_chart(
        self,
        *,
        dt: str,
        geo_longitude: float,
        geo_latitude: float,
        zodiac: Literal["tropical", "sidereal"] | None = None,
        anchor: Literal["tropical", "sidereal"] | None = None,
        ayanamsa_system: str | None = None,
    ) -> models.GeodeticChartEnvelopeResponse:
        """Geodetic angles of a place with the obliquity of an instant

        The geographic longitude of a place is its geodetic midheaven in the zodiac of the anchor; the ascendant is the degree that rises at its geodetic latitude with this midheaven. Both are given in the zodiac of the request.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            geo_longitude: geodetic longitude, degrees east
            geo_latitude: geodetic latitude, degrees north; the poles are excluded
            zodiac: zodiac of the longitudes in request and answer
            anchor: with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich
            ayanamsa_system: ayanamsa of the sidereal zodiac (Lahiri: authI), from the true equinox; required for the sidereal zodiac"""
        return self._call("POST", "/v1/geodetic/chart/location-chart", models.GeodeticChartEnvelopeResponse, {}, {}, {"dt": dt, "geo_longitude": geo_longitude, "geo_latitude": geo_latitude, "zodiac": zodiac, "anchor": anchor, "ayanamsa_system": ayanamsa_system})

    def geodetic_equivalents(
        self,
        *,
        longitudes: dict[str, float],
        zodiac: Literal["tropical", "sidereal"] | None = None,
        anchor: Literal["tropical", "sidereal"] | None = None,
        ayanamsa_deg: float | None = None,
        geojson: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
    ) -> models.GeodeticEquivalentsResponse:
        """Geodetic equivalents: geographic longitudes of ecliptic longitudes

        The equivalent of a body is the geographic longitude at which the degree of the body is the geodetic midheaven. `geojson` and `near` give its meridian (MC) and the opposite meridian (IC).

        Args:
            longitudes: longitudes by name in the zodiac of the request, degrees
            zodiac: zodiac of the longitudes in request and answer
            anchor: with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich
            ayanamsa_deg: tropical longitude minus sidereal longitude, degrees; required for the sidereal zodiac
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
        return self._call("POST", "/v1/geodetic/equivalents", models.GeodeticEquivalentsResponse, {}, {}, {"zodiac": zodiac, "anchor": anchor, "ayanamsa_deg": ayanamsa_deg, "longitudes": longitudes, "geojson": geojson, "near": near})

    def geodetic_location_chart(
        self,
        *,
        geo_longitude: float,
        geo_latitude: float,
        obliquity: float,
        zodiac: Literal["tropical", "sidereal"] | None = None,
        anchor: Literal["tropical", "sidereal"] | None = None,
        ayanamsa_deg: float | None = None,
    ) -> models.GeodeticChartEnvelopeResponse:
        """Geodetic angles of a place with a given obliquity

        The geographic longitude of a place is its geodetic midheaven in the zodiac of the anchor; the ascendant is the degree that rises at its geodetic latitude with this midheaven. Both are given in the zodiac of the request.

        Args:
            geo_longitude: geodetic longitude, degrees east
            geo_latitude: geodetic latitude, degrees north; the poles are excluded
            obliquity: obliquity of the ecliptic, degrees
            zodiac: zodiac of the longitudes in request and answer
            anchor: with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich
            ayanamsa_deg: tropical longitude minus sidereal longitude, degrees; required for the sidereal zodiac"""
        return self._call("POST", "/v1/geodetic/location-chart", models.GeodeticChartEnvelopeResponse, {}, {}, {"zodiac": zodiac, "anchor": anchor, "ayanamsa_deg": ayanamsa_deg, "geo_longitude": geo_longitude, "geo_latitude": geo_latitude, "obliquity": obliquity})

    def gochara_doctrine_options(
        self,
        *,
        topic: Literal["activation", "ashtakavarga", "astronomy", "completeness", "counter_vedha", "forecast", "murthi", "nakshatra", "nodes", "participants", "reference", "remedies", "source_discrepancies", "source_profile", "strength_context", "vedha", None] | None = None,
    ) -> models.GocharaDoctrineOptionsResponse:
        """Rules of transits that are admitted, left out or disputed"""
        return self._call("GET", "/v1/gochara/doctrine-options", models.GocharaDoctrineOptionsResponse, {}, {"topic": topic}, None)

    def gochara_evaluate(
        self,
        *,
        natal_moon_sidereal_longitude: float,
        transit_sidereal_longitudes: models.SomePlanetLongitudes | dict[str, Any],
        raw_bav: models.GocharaRawBav | dict[str, Any] | None = None,
        policy: models.GocharaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.GocharaResultResponse:
        """Transits of given positions, counted from the natal Moon

        Transits of the seven planets by whole signs of the sidereal zodiac from the natal Moon, with the houses of obstruction (vedha) of Phaladeepika 26; `vedha_table` chooses the reading of the vedha of Venus. Rekhas are returned as given, without a threshold.

        Args:
            natal_moon_sidereal_longitude: sidereal longitude of the natal Moon, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/gochara/evaluate", models.GocharaResultResponse, {}, {}, {"natal_moon_sidereal_longitude": natal_moon_sidereal_longitude, "transit_sidereal_longitudes": transit_sidereal_longitudes, "raw_bav": raw_bav, "policy": policy})

    def gochara_from_datetimes(
        self,
        *,
        natal_dt: str,
        transit_dt: str,
        birth_location: models.GocharaBirthLocationRequest | dict[str, Any] | None = None,
        policy: models.GocharaDatePolicyRequest | dict[str, Any] | None = None,
    ) -> models.GocharaDateResponse:
        """Transits of an instant for a birth, by datetimes

        Transits of the seven planets by whole signs of the sidereal zodiac from the natal Moon, with the houses of obstruction (vedha) of Phaladeepika 26; `vedha_table` chooses the reading of the vedha of Venus. Rekhas are returned as given, without a threshold.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            transit_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/gochara/from-datetimes", models.GocharaDateResponse, {}, {}, {"birth_location": birth_location, "policy": policy, "natal_dt": natal_dt, "transit_dt": transit_dt})

    def gochara_from_epochs(
        self,
        *,
        natal_jd_ut1: float,
        transit_jd_ut1: float,
        birth_location: models.GocharaBirthLocationRequest | dict[str, Any] | None = None,
        policy: models.GocharaDatePolicyRequest | dict[str, Any] | None = None,
    ) -> models.GocharaDateResponse:
        """Transits of an instant for a birth, by Julian days UT1

        Transits of the seven planets by whole signs of the sidereal zodiac from the natal Moon, with the houses of obstruction (vedha) of Phaladeepika 26; `vedha_table` chooses the reading of the vedha of Venus. Rekhas are returned as given, without a threshold.

        Args:
            natal_jd_ut1: Julian day of the birth, UT1
            transit_jd_ut1: Julian day of the transit, UT1"""
        return self._call("POST", "/v1/gochara/from-epochs", models.GocharaDateResponse, {}, {}, {"birth_location": birth_location, "policy": policy, "natal_jd_ut1": natal_jd_ut1, "transit_jd_ut1": transit_jd_ut1})

    def gochara_profile(
        self,
        *,
        natal_moon_sidereal_longitude: float,
        transit_sidereal_longitudes: models.SomePlanetLongitudes | dict[str, Any],
        raw_bav: models.GocharaRawBav | dict[str, Any] | None = None,
        policy: models.GocharaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.GocharaSubsystemProfileResponse:
        """Transits of given positions, with groups and the graph of obstructions

        Transits of the seven planets by whole signs of the sidereal zodiac from the natal Moon, with the houses of obstruction (vedha) of Phaladeepika 26; `vedha_table` chooses the reading of the vedha of Venus. Rekhas are returned as given, without a threshold.

        Args:
            natal_moon_sidereal_longitude: sidereal longitude of the natal Moon, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/gochara/profile", models.GocharaSubsystemProfileResponse, {}, {}, {"natal_moon_sidereal_longitude": natal_moon_sidereal_longitude, "transit_sidereal_longitudes": transit_sidereal_longitudes, "raw_bav": raw_bav, "policy": policy})

    def gochara_windows_capabilities(self) -> models.GocharaWindowCapabilitiesResponse:
        """Limits and conventions of the timeline of transits"""
        return self._call("GET", "/v1/gochara/windows/capabilities", models.GocharaWindowCapabilitiesResponse, {}, {}, None)

    def gochara_windows_from_datetimes(
        self,
        *,
        natal_dt: str,
        start_dt: str,
        end_dt: str,
        birth_location: models.GocharaBirthLocationRequest | dict[str, Any] | None = None,
        policy: models.GocharaDatePolicyRequest | dict[str, Any] | None = None,
        search_policy: models.GocharaWindowSearchRequest | dict[str, Any] | None = None,
        subjects: list[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]] | None = None,
        detail: Literal["auto", "full", "compact"] | None = None,
        include_exclusions: bool | None = None,
    ) -> models.GocharaWindowResultResponse:
        """Timeline of transits for a birth in at most 366 days, by datetimes

        The span is cut at the solved ingresses of the seven planets (apparent, geocentric). `timelines` has the spans of each planet; `regions` surround each ingress with a band of `boundary_tolerance_seconds`. Long windows are answered compactly, see `detail`.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            start_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            subjects: planets whose timelines are answered; default: all seven
            detail: full: states with all planets, and a sample with positions in each region; compact: without them; auto: full for windows of at most 31 days
            include_exclusions: also list the stays in signs, in which the search excludes every boundary"""
        return self._call("POST", "/v1/gochara/windows/from-datetimes", models.GocharaWindowResultResponse, {}, {}, {"birth_location": birth_location, "policy": policy, "search_policy": search_policy, "subjects": subjects, "detail": detail, "include_exclusions": include_exclusions, "natal_dt": natal_dt, "start_dt": start_dt, "end_dt": end_dt})

    def gochara_windows_from_epochs(
        self,
        *,
        natal_jd_ut1: float,
        start_jd_ut1: float,
        end_jd_ut1: float,
        birth_location: models.GocharaBirthLocationRequest | dict[str, Any] | None = None,
        policy: models.GocharaDatePolicyRequest | dict[str, Any] | None = None,
        search_policy: models.GocharaWindowSearchRequest | dict[str, Any] | None = None,
        subjects: list[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]] | None = None,
        detail: Literal["auto", "full", "compact"] | None = None,
        include_exclusions: bool | None = None,
    ) -> models.GocharaWindowResultResponse:
        """Timeline of transits for a birth in at most 366 days, by Julian days UT1

        The span is cut at the solved ingresses of the seven planets (apparent, geocentric). `timelines` has the spans of each planet; `regions` surround each ingress with a band of `boundary_tolerance_seconds`. Long windows are answered compactly, see `detail`.

        Args:
            natal_jd_ut1: Julian day of the birth, UT1
            start_jd_ut1: Julian day, UT1
            end_jd_ut1: Julian day, UT1
            subjects: planets whose timelines are answered; default: all seven
            detail: full: states with all planets, and a sample with positions in each region; compact: without them; auto: full for windows of at most 31 days
            include_exclusions: also list the stays in signs, in which the search excludes every boundary"""
        return self._call("POST", "/v1/gochara/windows/from-epochs", models.GocharaWindowResultResponse, {}, {}, {"birth_location": birth_location, "policy": policy, "search_policy": search_policy, "subjects": subjects, "detail": detail, "include_exclusions": include_exclusions, "natal_jd_ut1": natal_jd_ut1, "start_jd_ut1": start_jd_ut1, "end_jd_ut1": end_jd_ut1})

    def harmogram_intensity_spectrum(
        self,
        *,
        harmonic_number: int,
        policy: models.HarmogramIntensityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramIntensitySpectrumEnvelopeResponse:
        """Spectrum of the intensity function of a harmonic"""
        return self._call("POST", "/v1/harmograms/intensity-spectrum", models.HarmogramIntensitySpectrumEnvelopeResponse, {}, {}, {"harmonic_number": harmonic_number, "policy": policy})

    def harmogram_projection(
        self,
        *,
        harmonic_number: int,
        positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        source_positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        target_positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        parts_policy: models.HarmogramPartsPolicyRequest | dict[str, Any] | None = None,
        vector_policy: models.HarmogramVectorPolicyRequest | dict[str, Any] | None = None,
        intensity_policy: models.HarmogramIntensityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramProjectionEnvelopeResponse:
        """Strength of a harmonic in a set of longitudes"""
        return self._call("POST", "/v1/harmograms/projection", models.HarmogramProjectionEnvelopeResponse, {}, {}, {"positions": positions, "source_positions": source_positions, "target_positions": target_positions, "parts_policy": parts_policy, "vector_policy": vector_policy, "harmonic_number": harmonic_number, "intensity_policy": intensity_policy})

    def harmogram_trace(
        self,
        *,
        samples: list[models.HarmogramTraceSampleRequest] | list[dict[str, Any]],
        harmonic_numbers: list[int] | None = None,
        trace_family: Literal["dynamic_zero_aries_parts", "transit_to_natal_zero_aries_parts", "directed_to_natal_zero_aries_parts", "progressed_to_natal_zero_aries_parts"] | None = None,
        output_mode: Literal["single_harmonic", "multi_harmonic_family"] | None = None,
        point_set_policy: models.HarmogramVectorPolicyRequest | dict[str, Any] | None = None,
        parts_policy: models.HarmogramPartsPolicyRequest | dict[str, Any] | None = None,
        intensity_policy: models.HarmogramIntensityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramTraceEnvelopeResponse:
        """Strengths of harmonics at given samples

        At most 64 samples, 32 harmonics, and 256 samples x harmonics.

        Args:
            harmonic_numbers: default: 1. Samples x harmonics at most 256"""
        return self._call("POST", "/v1/harmograms/trace", models.HarmogramTraceEnvelopeResponse, {}, {}, {"samples": samples, "harmonic_numbers": harmonic_numbers, "trace_family": trace_family, "output_mode": output_mode, "point_set_policy": point_set_policy, "parts_policy": parts_policy, "intensity_policy": intensity_policy})

    def harmogram_vector(
        self,
        *,
        positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]],
        policy: models.HarmogramVectorPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramVectorEnvelopeResponse:
        """Harmonic vector of a set of points"""
        return self._call("POST", "/v1/harmograms/vector", models.HarmogramVectorEnvelopeResponse, {}, {}, {"positions": positions, "policy": policy})

    def harmogram_zero_aries_vector(
        self,
        *,
        positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        source_positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        target_positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        parts_policy: models.HarmogramPartsPolicyRequest | dict[str, Any] | None = None,
        vector_policy: models.HarmogramVectorPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramVectorEnvelopeResponse:
        """Harmonic vector of the zero-Aries parts (differences of longitudes)

        Give `positions` to compare a set with itself, or `source_positions` and `target_positions`."""
        return self._call("POST", "/v1/harmograms/zero-aries-vector", models.HarmogramVectorEnvelopeResponse, {}, {}, {"positions": positions, "source_positions": source_positions, "target_positions": target_positions, "parts_policy": parts_policy, "vector_policy": vector_policy})

    def harmonic_age_chart(
        self,
        *,
        longitudes: dict[str, float],
        jd_birth: float,
        jd_now: float,
    ) -> models.HarmonicChartResponse:
        """Age harmonic chart: positions on the circle of the age in tropical years

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            jd_birth: Julian day UT1 of birth
            jd_now: Julian day UT1 of the requested time; not before birth"""
        return self._call("POST", "/v1/harmonics/age-chart", models.HarmonicChartResponse, {}, {}, {"longitudes": longitudes, "jd_birth": jd_birth, "jd_now": jd_now})

    def harmonic_aspects(
        self,
        *,
        longitudes: dict[str, float],
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        max_harmonic: int | None = None,
    ) -> models.HarmonicAspectsResponse:
        """Harmonics in which each pair is a conjunction

        `orb` is the limit on the harmonic circle. On the zodiac it is `orb / harmonic`, which `provenance.orb_policy` reports.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H
            max_harmonic: last harmonic of the range 1 to max_harmonic"""
        return self._call("POST", "/v1/harmonics/aspects", models.HarmonicAspectsResponse, {}, {}, {"longitudes": longitudes, "orb": orb, "orb_policy": orb_policy, "max_harmonic": max_harmonic})

    def harmonic_chart(
        self,
        *,
        longitudes: dict[str, float],
        harmonic: float,
    ) -> models.HarmonicChartResponse:
        """Positions on the circle of one harmonic (Addey)

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)"""
        return self._call("POST", "/v1/harmonics/chart", models.HarmonicChartResponse, {}, {}, {"longitudes": longitudes, "harmonic": harmonic})

    def harmonic_composite(
        self,
        *,
        longitudes_a: dict[str, float],
        longitudes_b: dict[str, float],
        harmonic: float,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        label_a: str | None = None,
        label_b: str | None = None,
    ) -> models.HarmonicCompositeResponse:
        """Conjunctions between two charts on one harmonic circle

        `orb` is the limit on the harmonic circle. On the zodiac it is `orb / harmonic`, which `provenance.orb_policy` reports.

        Args:
            longitudes_a: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            longitudes_b: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H
            label_a: prefix of the points of chart A; without a colon
            label_b: prefix of the points of chart B; without a colon"""
        return self._call("POST", "/v1/harmonics/composite", models.HarmonicCompositeResponse, {}, {}, {"longitudes_a": longitudes_a, "longitudes_b": longitudes_b, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy, "label_a": label_a, "label_b": label_b})

    def harmonic_conjunctions(
        self,
        *,
        longitudes: dict[str, float],
        harmonic: float,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmonicConjunctionsResponse:
        """Conjunctions on the circle of one harmonic

        `orb` is the limit on the harmonic circle. On the zodiac it is `orb / harmonic`, which `provenance.orb_policy` reports.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H"""
        return self._call("POST", "/v1/harmonics/conjunctions", models.HarmonicConjunctionsResponse, {}, {}, {"longitudes": longitudes, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy})

    def harmonics_cross_chart_conjunctions(
        self,
        *,
        longitudes_a: dict[str, float],
        longitudes_b: dict[str, float],
        harmonic: float,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        label_a: str | None = None,
        label_b: str | None = None,
    ) -> models.HarmonicCompositeResponse:
        """Conjunctions between two charts on the circle of one harmonic, orb of 12 degrees

        Pairs of one point of each chart; names have the label of their chart before a colon. `orb` is the limit on the harmonic circle. On the zodiac it is `orb / harmonic`, which `provenance.orb_policy` reports.

        Args:
            longitudes_a: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            longitudes_b: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H
            label_a: prefix of the points of chart A; without a colon
            label_b: prefix of the points of chart B; without a colon"""
        return self._call("POST", "/v1/harmonics/cross-chart-conjunctions", models.HarmonicCompositeResponse, {}, {}, {"longitudes_a": longitudes_a, "longitudes_b": longitudes_b, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy, "label_a": label_a, "label_b": label_b})

    def harmonic_fingerprint(
        self,
        *,
        longitudes: dict[str, float],
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        max_harmonic: int | None = None,
    ) -> models.HarmonicFingerprintResponse:
        """Density of every harmonic, and the harmonics of highest density

        `orb` is the limit on the harmonic circle. On the zodiac it is `orb / harmonic`, which `provenance.orb_policy` reports.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H
            max_harmonic: last harmonic of the range 1 to max_harmonic"""
        return self._call("POST", "/v1/harmonics/fingerprint", models.HarmonicFingerprintResponse, {}, {}, {"longitudes": longitudes, "orb": orb, "orb_policy": orb_policy, "max_harmonic": max_harmonic})

    def harmonic_pattern_score(
        self,
        *,
        longitudes: dict[str, float],
        harmonic: float,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmonicPatternScoreResponse:
        """Density of conjunctions on one harmonic circle

        `orb` is the limit on the harmonic circle. On the zodiac it is `orb / harmonic`, which `provenance.orb_policy` reports.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H"""
        return self._call("POST", "/v1/harmonics/pattern-score", models.HarmonicPatternScoreResponse, {}, {}, {"longitudes": longitudes, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy})

    def harmonic_presets(self) -> models.HarmonicCatalogResponse:
        """Named harmonics and the bounds of this family"""
        return self._call("GET", "/v1/harmonics/presets", models.HarmonicCatalogResponse, {}, {}, None)

    def harmonic_sweep(
        self,
        *,
        longitudes: dict[str, float],
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        max_harmonic: int | None = None,
    ) -> models.HarmonicSweepResponse:
        """Harmonics sorted by density of conjunctions

        `orb` is the limit on the harmonic circle. On the zodiac it is `orb / harmonic`, which `provenance.orb_policy` reports.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H
            max_harmonic: last harmonic of the range 1 to max_harmonic"""
        return self._call("POST", "/v1/harmonics/sweep", models.HarmonicSweepResponse, {}, {}, {"longitudes": longitudes, "orb": orb, "orb_policy": orb_policy, "max_harmonic": max_harmonic})

    def harmonic_transit_forecast(
        self,
        *,
        natal_longitudes: dict[str, float],
        transit_samples: list[models.HarmonicTransitSampleRequest] | list[dict[str, Any]],
        harmonics: list[int],
        modes: list[Literal["one_transit_two_natal", "two_transits_one_natal"]] | None = None,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        minimum_observed_duration_days: float | None = None,
        maximum_sample_gap_days: float | None = None,
    ) -> models.HarmonicTransitForecastResponse:
        """Triples of natal and transiting bodies on harmonic circles (Vibrational Astrology), at given samples

        At most 25,000 evaluations (triples x harmonics x samples). All times are times of the samples; there is no interpolation.

        Args:
            natal_longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            transit_samples: in strictly increasing order of time, with the same bodies in each sample
            modes: default: both
            orb: O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H
            minimum_observed_duration_days: windows that last less are omitted; days
            maximum_sample_gap_days: a longer gap between consecutive samples ends a window; days"""
        return self._call("POST", "/v1/harmonics/transit-forecast", models.HarmonicTransitForecastResponse, {}, {}, {"natal_longitudes": natal_longitudes, "transit_samples": transit_samples, "harmonics": harmonics, "modes": modes, "orb": orb, "orb_policy": orb_policy, "minimum_observed_duration_days": minimum_observed_duration_days, "maximum_sample_gap_days": maximum_sample_gap_days})

    def heliacal_planet(
        self,
        *,
        body: str,
        kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting"],
        jd_start: float,
        lat: float,
        lon: float,
        search_days: int | None = None,
        model: Literal["arcus_visionis", "arcus_visionis_wide", "schaefer_1993"] | None = None,
        elevation_m: float | None = None,
        horizon_altitude_deg: float | None = None,
        extinction_coefficient_k: float | None = None,
        explain_absence: bool | None = None,
    ) -> models.PlanetHeliacalEventResponse | models.HeliacalAbsenceResponse | None:
        """Next heliacal or acronychal phase of a planet at a place

        The first event strictly after `jd_start`, or null (with `explain_absence` the reason: too faint, never rises, circumpolar, no twilight). By default the instant is that at which the depression of the Sun equals the arcus visionis for the magnitude. `by_physics` adds the day from extinction, twilight and the threshold of the eye, with the first and last day for clear and hazy air. Dates are accurate to a few days only.

        Args:
            body: Mercury ... Neptune
            kind: heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: for Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is visible, for stars and for planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is visible, not for the Moon
            jd_start: start of the search, Julian day UT1
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east
            search_days: the event is strictly after jd_start and before jd_start plus this number of days
            model: criterion of the main fields: arcus visionis, a depression of the Sun that depends on the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or schaefer_1993 (Schaefer 1993), brightness of target and sky (extinction, twilight, Moon and the threshold of the eye); by_physics always has the result of schaefer_1993
            elevation_m: height above the WGS 84 ellipsoid, metres
            horizon_altitude_deg: apparent altitude of the skyline, degrees
            extinction_coefficient_k: extinction coefficient, V magnitudes per air mass, for the physical model
            explain_absence: true: without an event, an object with the reason instead of null"""
        return self._call("POST", "/v1/heliacal/planet", models.PlanetHeliacalEventResponse | models.HeliacalAbsenceResponse | None, {}, {}, {"body": body, "kind": kind, "jd_start": jd_start, "lat": lat, "lon": lon, "search_days": search_days, "model": model, "elevation_m": elevation_m, "horizon_altitude_deg": horizon_altitude_deg, "extinction_coefficient_k": extinction_coefficient_k, "explain_absence": explain_absence})

    def heliacal_visibility_event(
        self,
        *,
        body: str,
        kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting", "cosmic_rising", "cosmic_setting"],
        jd_start: float,
        lat: float,
        lon: float,
        search_window_days: int | None = None,
        model: Literal["arcus_visionis", "arcus_visionis_wide", "schaefer_1993"] | None = None,
        elevation_m: float | None = None,
        horizon_altitude_deg: float | None = None,
        extinction_coefficient_k: float | None = None,
        explain_absence: bool | None = None,
    ) -> models.GeneralVisibilityEventResponse | models.HeliacalAbsenceResponse | None:
        """Next first or last visibility of a planet, a fixed star or the lunar crescent

        The first event strictly after `jd_start`, or null (with `explain_absence` the reason: too faint, never rises, circumpolar, no twilight). By default the instant is that at which the depression of the Sun equals the arcus visionis for the magnitude. `by_physics` adds the day from extinction, twilight and the threshold of the eye, with the first and last day for clear and hazy air. Dates are accurate to a few days only. The Moon: first evening and last morning crescent, classes A and B of Yallop 1997.

        Args:
            body: Moon, Mercury ... Neptune, or a fixed star by any of its names
            kind: heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: for Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is visible, for stars and for planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is visible, not for the Moon; cosmic_rising: cosmical rising, first morning on which the body rises with the Sun or before it, visible or not, for planets and stars; cosmic_setting: cosmical setting, first morning on which the setting is visible, for stars and for planets outside the orbit of the Earth
            jd_start: start of the search, Julian day UT1
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east
            search_window_days: the event is strictly after jd_start and before jd_start plus this number of days
            model: criterion of the main fields: arcus visionis, a depression of the Sun that depends on the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or schaefer_1993 (Schaefer 1993), brightness of target and sky (extinction, twilight, Moon and the threshold of the eye); by_physics always has the result of schaefer_1993
            elevation_m: height above the WGS 84 ellipsoid, metres
            horizon_altitude_deg: apparent altitude of the skyline, degrees
            extinction_coefficient_k: extinction coefficient, V magnitudes per air mass, for the physical model
            explain_absence: true: without an event, an object with the reason instead of null"""
        return self._call("POST", "/v1/heliacal/visibility-event", models.GeneralVisibilityEventResponse | models.HeliacalAbsenceResponse | None, {}, {}, {"body": body, "kind": kind, "jd_start": jd_start, "lat": lat, "lon": lon, "search_window_days": search_window_days, "model": model, "elevation_m": elevation_m, "horizon_altitude_deg": horizon_altitude_deg, "extinction_coefficient_k": extinction_coefficient_k, "explain_absence": explain_absence})

    def hellenistic_chart_profile(
        self,
        *,
        natal_dt: str,
        current_dt: str,
        observer_lat: float,
        observer_lon: float,
        civil_timezone: str | None = None,
        observer_elev_m: float | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        deep_subdivision_method: None = None,
        policy: models.HellenisticProfilePolicyRequest | dict[str, Any] | None = None,
    ) -> models.HellenisticChartProfileResponse:
        """Hellenistic profile of a birth chart, with its time lords at one instant

        Whole Sign houses and apparent geocentric positions of the seven planets, with dignities, sect, triplicity, bounds, faces, aspects by sign, four lots, profection, decennials of two levels and zodiacal releasing. Each part equals the answer of its own route, without scores. `provenance.not_evaluable` lists the parts that cannot be evaluated.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            civil_timezone: IANA time zone of the birthdays; default: the offset of natal.dt
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            deep_subdivision_method: deprecated; levels 3 and 4 are not available, so only null is accepted"""
        return self._call("POST", "/v1/hellenistic/chart-profile", models.HellenisticChartProfileResponse, {}, {}, {"natal_dt": natal_dt, "current_dt": current_dt, "civil_timezone": civil_timezone, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "deep_subdivision_method": deep_subdivision_method, "policy": policy})

    def hellenistic_circumambulations(
        self,
        *,
        significator_name: str,
        significator_longitude: float,
        start_jd: float,
        time_key: Literal["bound_lord_minor_years", "rising_times", "equatorial"] | None = None,
        bounds_doctrine: Literal["egyptian", "authF", "chaldean_day", "chaldean_night", "william_lilly_1647"] | str | None = None,
        year_days: float | None = None,
        geographic_latitude: float | None = None,
        obliquity: float | None = None,
        rising_times_deg: list[float] | None = None,
        positions: dict[str, float] | None = None,
        direction: Literal["direct", "converse"] | None = None,
    ) -> models.CircumambulationsResponse:
        """A significator released through the bounds

        With `rising_times` a year is a degree of oblique ascension: the lord of the bound distributes, and the planet whose body or ray was met last participates. The default key is the recorded one and has no source.

        Args:
            significator_name: name of the significator
            significator_longitude: longitude of the significator, degrees; reduced to [0, 360)
            start_jd: Julian day of the beginning, in the time scale of the caller
            time_key: years of a span: rising_times, a year for each degree of oblique ascension (needs geographic_latitude and obliquity, or rising_times_deg); equatorial, a year for each degree of right ascension (needs obliquity); bound_lord_minor_years, the least years of the lord in proportion, the recorded default, which has no source
            bounds_doctrine: table of bounds: Egyptian, Ptolemy (authF), Chaldean by day or night, or as Lilly prints them
            year_days: length of a year, days
            geographic_latitude: geographic latitude, degrees north; for rising_times
            obliquity: obliquity of the ecliptic, degrees; for rising_times and equatorial
            rising_times_deg: rising times of Aries to Pisces, degrees of the equator, in place of latitude and obliquity; their sum is 360 within 0.01
            direction: motion of the significator: in the order of the signs, or against it"""
        return self._call("POST", "/v1/hellenistic/circumambulations", models.CircumambulationsResponse, {}, {}, {"significator_name": significator_name, "significator_longitude": significator_longitude, "start_jd": start_jd, "time_key": time_key, "bounds_doctrine": bounds_doctrine, "year_days": year_days, "geographic_latitude": geographic_latitude, "obliquity": obliquity, "rising_times_deg": rising_times_deg, "positions": positions, "direction": direction})

    def hellenistic_condition(
        self,
        *,
        subject: str,
        positions: dict[str, float],
        speeds: dict[str, float] | None = None,
        adherence_orb_deg: float | None = None,
        enclosure_orb_deg: float | None = None,
        overcoming_rule: Literal["tenth_sign", "right_ray"] | None = None,
        include_ray_enclosure: bool | None = None,
    ) -> models.HellenisticAssembleConditionResponse:
        """Testimony, overcoming, enclosure and adherence of one planet

        Args:
            subject: one of the seven planets; another name answers not_evaluable
            positions: tropical ecliptic longitudes by name, degrees; reduced to [0, 360)
            adherence_orb_deg: largest distance of adherence, degrees, inclusive
            enclosure_orb_deg: largest distance of each enclosing body, degrees, inclusive
            overcoming_rule: overcoming from the tenth sign alone, or by any trine, square or sextile from the right (Porphyry 21)
            include_ray_enclosure: whether to answer enclosure by the rays of the malefics within 7 degrees (Porphyry 15)"""
        return self._call("POST", "/v1/hellenistic/condition", models.HellenisticAssembleConditionResponse, {}, {}, {"subject": subject, "positions": positions, "speeds": speeds, "adherence_orb_deg": adherence_orb_deg, "enclosure_orb_deg": enclosure_orb_deg, "overcoming_rule": overcoming_rule, "include_ray_enclosure": include_ray_enclosure})

    def hellenistic_offices(
        self,
        *,
        positions: dict[str, float],
        is_day_chart: bool,
        asc_longitude: float | None = None,
        lots: dict[str, float] | None = None,
        prenatal_new_moon_longitude: float | None = None,
        prenatal_full_moon_longitude: float | None = None,
        latest_prenatal_syzygy: Literal["new_moon", "full_moon", None] | None = None,
        house_master_doctrine: Literal["valens", "paulus", "porphyry", None] | None = None,
    ) -> models.OfficesResponse:
        """Predominator and house-master of a nativity

        The predominator follows Ptolemy, Tetrabiblos III.10. `house_master_doctrine` adds the house-master by Valens, Paulus or Porphyry.

        Args:
            positions: tropical ecliptic longitudes by name, degrees; reduced to [0, 360)
            asc_longitude: longitude of the Ascendant, degrees
            prenatal_new_moon_longitude: longitude of the new Moon before birth, degrees
            prenatal_full_moon_longitude: longitude of the full Moon before birth, degrees
            latest_prenatal_syzygy: the later of both
            house_master_doctrine: rule for the house-master of the predominator: lord of its bounds (Valens III.1), most claims on its degree (Paulus 36), lord of its sign with the lord of its bounds as joint master (Porphyry 30); default: none"""
        return self._call("POST", "/v1/hellenistic/offices", models.OfficesResponse, {}, {}, {"positions": positions, "is_day_chart": is_day_chart, "asc_longitude": asc_longitude, "lots": lots, "prenatal_new_moon_longitude": prenatal_new_moon_longitude, "prenatal_full_moon_longitude": prenatal_full_moon_longitude, "latest_prenatal_syzygy": latest_prenatal_syzygy, "house_master_doctrine": house_master_doctrine})

    def hellenistic_transmissions(
        self,
        *,
        positions: dict[str, float] | None = None,
        lots: dict[str, float] | None = None,
        asc_longitude: float | None = None,
        profection_lord: str | None = None,
        profection_monthly_lords: list[str] | None = None,
        decennial_l1: str | None = None,
        decennial_l2: str | None = None,
        zr_l1_sign: str | None = None,
        zr_l2_sign: str | None = None,
        year_of_life: int | None = None,
    ) -> models.TransmissionsResponse:
        """Transmissions between period lords and natal points

        Restates supplied period lords as edges. With `year_of_life` it computes the transmissions of Valens IV.11-24 between the planets, Fortune, Spirit and the Ascendant.

        Args:
            asc_longitude: longitude of the Ascendant, degrees
            profection_lord: lord of the profected year
            profection_monthly_lords: lords of the twelve months of the year
            decennial_l1: lord of the decennial of level 1
            decennial_l2: lord of the decennial of level 2
            zr_l1_sign: sign of zodiacal releasing of level 1
            zr_l2_sign: sign of zodiacal releasing of level 2
            year_of_life: year of life, 1 before the first birthday: computes the transmissions of Valens IV.11-24 between the points"""
        return self._call("POST", "/v1/hellenistic/transmissions", models.TransmissionsResponse, {}, {}, {"positions": positions, "lots": lots, "asc_longitude": asc_longitude, "profection_lord": profection_lord, "profection_monthly_lords": profection_monthly_lords, "decennial_l1": decennial_l1, "decennial_l2": decennial_l2, "zr_l1_sign": zr_l1_sign, "zr_l2_sign": zr_l2_sign, "year_of_life": year_of_life})

    def hellenistic_twelfth_parts(
        self,
        *,
        positions: dict[str, float],
        factor: Literal[12, 13] | None = None,
    ) -> models.TwelfthPartsResponse:
        """Twelfth-parts (dodecatemoria) of longitudes

        Args:
            positions: tropical ecliptic longitudes by name, degrees; reduced to [0, 360)
            factor: degrees within the sign times 12 (Dorotheus I.8) or times 13 (Paulus 22)"""
        return self._call("POST", "/v1/hellenistic/twelfth-parts", models.TwelfthPartsResponse, {}, {}, {"positions": positions, "factor": factor})

    def horary_evidence_profile(
        self,
        *,
        question_id: str,
        question_instant: str,
        stated_basis: Literal["question_proposed_and_figure_erected"],
        stated_basis_source: str,
        source_calendar: Literal["gregorian"],
        source_instant_label: str,
        conversion_policy_id: str,
        latitude_deg: float,
        longitude_deg: float,
        house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"],
        perspective_path: list[int],
        terminal_topic_house: int,
        perfection_end: str | None = None,
    ) -> models.HoraryEvidenceProfileResponse:
        """Evidence of a horary figure after Lilly: significators, hour, considerations, perfection

        The evidence that Lilly uses before and in judgement (Christian Astrology, 1647), each item with its page; no answer, score or advice. The requested house system is used without a fallback; where it is undefined the request is refused. With `perfection_end` (at most 31 days later) the answer lists every exact aspect, station and ingress of the seven planets and the perfection of the two lords.

        Args:
            question_id: identifier of the question, chosen by the caller
            question_instant: instant at which the question was proposed and the figure erected, ISO 8601 with offset
            stated_basis_source: source of the stated instant
            source_instant_label: the instant as written in the source
            conversion_policy_id: conversion of the instant to UT1; only engine.julian.jd_from_datetime+utc_to_ut1:v1
            latitude_deg: geodetic latitude, degrees north
            longitude_deg: geodetic longitude, degrees east
            house_system: a system that is undefined for the place and moment is refused, never replaced
            perspective_path: houses through which the figure is turned, each counted from the one before; empty for the radical figure
            terminal_topic_house: house of the matter, counted from the end of the path
            perfection_end: end of the perfection search, at most 31 days after the question; without it there is no search"""
        return self._call("POST", "/v1/horary/evidence-profile", models.HoraryEvidenceProfileResponse, {}, {}, {"question_id": question_id, "question_instant": question_instant, "stated_basis": stated_basis, "stated_basis_source": stated_basis_source, "source_calendar": source_calendar, "source_instant_label": source_instant_label, "conversion_policy_id": conversion_policy_id, "latitude_deg": latitude_deg, "longitude_deg": longitude_deg, "house_system": house_system, "perspective_path": perspective_path, "terminal_topic_house": terminal_topic_house, "perfection_end": perfection_end})

    def houses(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        system: str | None = None,
        policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        include_boundary_geometry: bool | None = None,
    ) -> models.HousesAnswer:
        """House cusps and angles

        Cusps are longitudes in the true ecliptic of date. A fallback is never silent: `system` is the requested system, `effective_system` the computed one, and `fallback_reason` explains the difference. Whether a system fails depends on its geometry, not on a fixed latitude; `policy` selects the consequence.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            include_boundary_geometry: adds the boundaries of the houses in space"""
        return self._call("POST", "/v1/houses", models.HousesAnswer, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "system": system, "policy": policy, "include_boundary_geometry": include_boundary_geometry})

    def house_dynamics(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        system: str | None = None,
        policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        dt_minutes: float | None = None,
    ) -> models.HouseDynamicsAnswer:
        """Speeds of house cusps and angles at an instant

        Speeds by the central difference over the stated half step, in degrees a day; `exact_speed_deg_per_day` and `exact_angle_speeds` are the limits for a vanishing step. Whole Sign and Solar Sign, whose cusps jump, are refused. A step across the edge of the range of a system is shortened.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            dt_minutes: half step of the difference, minutes of UT1; the exact speeds do not depend on it"""
        return self._call("POST", "/v1/houses/dynamics", models.HouseDynamicsAnswer, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "system": system, "policy": policy, "dt_minutes": dt_minutes})

    def analytical_house_dynamics(
        self,
        *,
        armc: float,
        obliquity: float,
        latitude: float,
    ) -> models.AnalyticalHouseDynamicsResponse:
        """Exact speeds of Midheaven, Ascendant and Vertex from the sidereal time

        Derivatives by the sidereal time with fixed obliquity, times 360.98564736629 degrees a day. The Ascendant has none where the ecliptic coincides with the horizon, the Vertex none at the equator and where the ecliptic coincides with the prime vertical: null with the reason.

        Args:
            armc: right ascension of the meridian, degrees
            obliquity: obliquity of the ecliptic, degrees
            latitude: geodetic latitude, degrees north"""
        return self._call("POST", "/v1/houses/dynamics/analytical", models.AnalyticalHouseDynamicsResponse, {}, {}, {"armc": armc, "obliquity": obliquity, "latitude": latitude})

    def house_dynamics_armc(
        self,
        *,
        armc: float,
        obliquity: float,
        latitude: float,
        system: str | None = None,
        policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        sun_longitude: float | None = None,
        darmc_deg: float | None = None,
    ) -> models.HouseDynamicsResponse:
        """Speeds of house cusps and angles from the sidereal time

        Speeds by the central difference over the stated half step, in degrees a day; `exact_speed_deg_per_day` and `exact_angle_speeds` are the limits for a vanishing step. Whole Sign and Solar Sign, whose cusps jump, are refused. A step across the edge of the range of a system is shortened. Obliquity and Sun are fixed.

        Args:
            armc: right ascension of the meridian, degrees
            obliquity: obliquity of the ecliptic, degrees
            latitude: geodetic latitude, degrees north
            system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            sun_longitude: longitude of the Sun, degrees; only for the systems N and S, which need it
            darmc_deg: half step of the difference, degrees of sidereal time; default: one minute of time"""
        return self._call("POST", "/v1/houses/dynamics/armc", models.HouseDynamicsResponse, {}, {}, {"armc": armc, "obliquity": obliquity, "latitude": latitude, "system": system, "policy": policy, "sun_longitude": sun_longitude, "darmc_deg": darmc_deg})

    def polar_admissibility(
        self,
        *,
        latitude: float,
        system: str | None = None,
        dt: str | None = None,
        obliquity: float | None = None,
        armc_start: float | None = None,
        armc_end: float | None = None,
        armc_step: float | None = None,
        rho_max: float | None = None,
        stability_radius: int | None = None,
    ) -> models.PolarAdmissibilityResponse:
        """Spans of sidereal time in which a house system is defined and ordered at a latitude

        For Placidus, Koch, Campanus, Regiomontanus, Alcabitius and Topocentric. The edges of the windows are solved to 1e-12 degrees; a window across 0 is one window when the scan covers the circle. Practical windows limit the ratio of the largest house to the smallest; stable windows are practical windows without stability_radius steps at each end. The samples are only counted.

        Args:
            latitude: geodetic latitude, degrees north
            system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            dt: instant of the true obliquity; default: J2000.0
            obliquity: obliquity of the ecliptic, degrees
            armc_start: first sidereal time, degrees
            armc_end: last sidereal time, degrees; a scan whose samples go round the circle covers it completely
            armc_step: distance of the samples that are counted, and unit of stability_radius; the edges do not depend on it
            rho_max: largest ratio of the largest house to the smallest, for the practical windows
            stability_radius: steps by which practical windows are shortened at both ends, for the stable windows"""
        return self._call("POST", "/v1/houses/polar-admissibility", models.PolarAdmissibilityResponse, {}, {}, {"latitude": latitude, "system": system, "dt": dt, "obliquity": obliquity, "armc_start": armc_start, "armc_end": armc_end, "armc_step": armc_step, "rho_max": rho_max, "stability_radius": stability_radius})

    def houses_reduction(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        system: str | None = None,
        policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        include_boundary_geometry: bool | None = None,
    ) -> models.HousesReductionResponse:
        """House cusps and angles with what was requested and applied

        Cusps are longitudes in the true ecliptic of date. A fallback is never silent: `system` is the requested system, `effective_system` the computed one, and `fallback_reason` explains the difference. Whether a system fails depends on its geometry, not on a fixed latitude; `policy` selects the consequence.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            include_boundary_geometry: adds the boundaries of the houses in space"""
        return self._call("POST", "/v1/houses/reduction", models.HousesReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "system": system, "policy": policy, "include_boundary_geometry": include_boundary_geometry})

    def hyleg_lilly_1647(
        self,
        *,
        sun_longitude: float,
        moon_longitude: float,
        house_cusps: list[float],
        is_day_chart: bool,
        armc: float | None = None,
        obliquity: float | None = None,
        geographic_latitude: float | None = None,
        planets: models.HylegPlanetsRequest | dict[str, Any] | None = None,
        prenatal_new_moon_longitude: float | None = None,
        prenatal_full_moon_longitude: float | None = None,
        latest_prenatal_syzygy: Literal["new_moon", "full_moon", None] | None = None,
    ) -> models.HylegLilly1647Response:
        """The giver of life, after Lilly

        Christian Astrology III.104. The positions and cusps are supplied. A step without its data answers `not_evaluable` with the reason.

        Args:
            sun_longitude: longitude of the Sun, degrees; reduced to [0, 360)
            moon_longitude: longitude of the Moon, degrees; reduced to [0, 360)
            house_cusps: cusps of the houses 1 to 12, degrees
            armc: right ascension of the midheaven, degrees; needed for a place in the first house under the earth
            obliquity: obliquity of the ecliptic, degrees
            geographic_latitude: geographic latitude, degrees north
            prenatal_new_moon_longitude: longitude of the new Moon before birth, degrees
            prenatal_full_moon_longitude: longitude of the full Moon before birth, degrees
            latest_prenatal_syzygy: the later of both; needed by night when no planet has dominion"""
        return self._call("POST", "/v1/hyleg/lilly-1647", models.HylegLilly1647Response, {}, {}, {"sun_longitude": sun_longitude, "moon_longitude": moon_longitude, "house_cusps": house_cusps, "is_day_chart": is_day_chart, "armc": armc, "obliquity": obliquity, "geographic_latitude": geographic_latitude, "planets": planets, "prenatal_new_moon_longitude": prenatal_new_moon_longitude, "prenatal_full_moon_longitude": prenatal_full_moon_longitude, "latest_prenatal_syzygy": latest_prenatal_syzygy})

    def hyleg_lilly_1647_alcocoden(
        self,
        *,
        positions: models.AlcocodenPositionsRequest | dict[str, Any],
        house_cusps: list[float],
        is_day_chart: bool,
        armc: float | None = None,
        obliquity: float | None = None,
        geographic_latitude: float | None = None,
        prenatal_new_moon_longitude: float | None = None,
        prenatal_full_moon_longitude: float | None = None,
        latest_prenatal_syzygy: Literal["new_moon", "full_moon", None] | None = None,
        giver_of_years: Literal["william_lilly_1647", "authC", "authF_iii_10", "bonatti", "ibn_ezra"] | str | None = None,
        hyleg_doctrine: Literal["william_lilly_1647", "authF_iii_10"] | str | None = None,
        retrograde_planets: list[Literal["Mercury", "Venus", "Mars", "Jupiter", "Saturn"]] | None = None,
    ) -> models.AlcocodenLilly1647Response:
        """The giver of years, after Lilly or another named author

        Lilly’s rule names the planet and its years. With `giver_of_years` Dorotheus, Ptolemy, Bonatti or Ibn Ezra choose the planet, and `granted_years` has the years with additions and subtractions.

        Args:
            house_cusps: cusps of the houses 1 to 12, degrees
            armc: right ascension of the midheaven, degrees; needed for a place in the first house under the earth
            obliquity: obliquity of the ecliptic, degrees
            geographic_latitude: geographic latitude, degrees north
            prenatal_new_moon_longitude: longitude of the new Moon before birth, degrees
            prenatal_full_moon_longitude: longitude of the full Moon before birth, degrees
            latest_prenatal_syzygy: the later of both; needed by night when no planet has dominion
            giver_of_years: rule for the giver of years: Lilly; authC, Dorotheus (first lord that aspects); authF_iii_10, Ptolemy (most forms of domination; years until setting); bonatti (most dignities, with additions and subtractions of years); ibn_ezra (most points)
            hyleg_doctrine: rule for the giver of life from which the years are reckoned: Lilly’s, or Ptolemy, Tetrabiblos III.10
            retrograde_planets: retrograde planets; they change the granted years of authC, bonatti and ibn_ezra"""
        return self._call("POST", "/v1/hyleg/lilly-1647/alcocoden", models.AlcocodenLilly1647Response, {}, {}, {"positions": positions, "house_cusps": house_cusps, "is_day_chart": is_day_chart, "armc": armc, "obliquity": obliquity, "geographic_latitude": geographic_latitude, "prenatal_new_moon_longitude": prenatal_new_moon_longitude, "prenatal_full_moon_longitude": prenatal_full_moon_longitude, "latest_prenatal_syzygy": latest_prenatal_syzygy, "giver_of_years": giver_of_years, "hyleg_doctrine": hyleg_doctrine, "retrograde_planets": retrograde_planets})

    def local_space_chart_positions(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        bodies: list[str] | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
    ) -> models.LocalSpacePositionsResponse:
        """Local space: azimuths and altitudes of the bodies of a chart

        Azimuth from north through east and altitude above the geodetic horizon, without refraction. The line of a body connects all locations whose zenith is on the vertical circle through the body; `towards` passes the location with the body in the zenith. Positions are topocentric.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles are excluded
            observer_lon: geodetic longitude, degrees east
            bodies: default: Sun to Pluto
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)
            geojson_tolerance_km: no point of a line is farther than this from the segments of its GeoJSON, km"""
        return self._call("POST", "/v1/local-space/chart/positions", models.LocalSpacePositionsResponse, {}, {}, {"dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "near": near})

    def local_space_positions(
        self,
        *,
        positions: dict[str, models.LocalSpaceCoordinateRequest] | dict[str, dict[str, Any]],
        latitude: float,
        lst_deg: float,
        longitude: float | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
    ) -> models.LocalSpacePositionsResponse:
        """Local space: azimuths and altitudes of given positions

        Azimuth from north through east and altitude above the geodetic horizon, without refraction. The line of a body connects all locations whose zenith is on the vertical circle through the body; `towards` passes the location with the body in the zenith.

        Args:
            positions: equatorial coordinates by name
            latitude: geodetic latitude, degrees north; the poles are excluded
            lst_deg: local apparent sidereal time, degrees
            longitude: geodetic longitude, degrees east; required for geojson and near
            geojson: also answer the lines as a GeoJSON FeatureCollection (RFC 7946)
            geojson_tolerance_km: no point of a line is farther than this from the segments of its GeoJSON, km"""
        return self._call("POST", "/v1/local-space/positions", models.LocalSpacePositionsResponse, {}, {}, {"positions": positions, "latitude": latitude, "lst_deg": lst_deg, "longitude": longitude, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "near": near})

    def locations_at(
        self,
        *,
        latitude: float,
        longitude: float,
    ) -> models.PlaceAtResponse:
        """Time zone of a point on the Earth, and the nearest place

        Offline. A place of the gazetteer at most 5 km away gives its zone; elsewhere the time zone boundaries decide, which are simplified to some kilometres. `other_timezones` lists the zones across a nearby border.

        Args:
            latitude: degrees, north positive
            longitude: degrees, east positive"""
        return self._call("GET", "/v1/locations/at", models.PlaceAtResponse, {}, {"latitude": latitude, "longitude": longitude}, None)

    def locations_search(
        self,
        *,
        query: str,
        limit: int | None = None,
    ) -> models.LocationSearchResponse:
        """Search cities by name, with place and time zone

        Offline: 235,000 places with at least 500 inhabitants (GeoNames), with former and foreign names in all scripts. Full matches come first, then beginnings of names, of later words and of other names, parts, regions and countries; within each group the most populous come first.

        Args:
            query: name of a place in any language and script, or its beginning, alone or with region or country (`Paris, Texas`); or a region, country or time zone. Case and accents are ignored."""
        return self._call("GET", "/v1/locations/search", models.LocationSearchResponse, {}, {"query": query, "limit": limit}, None)

    def locations_timezone_validate(
        self,
        *,
        timezone: str,
        local_datetime: str | None = None,
    ) -> models.TimezoneLookupResponse:
        """Validate a time zone and resolve a civil time in it

        Names of the IANA database in exact case. With `local_datetime` the answer lists the instants at which clocks of the zone showed it: two in an overlap (fold 0 and 1), none in a gap (then the readings with the offsets before and after it).

        Args:
            timezone: exact name in the IANA time zone database
            local_datetime: civil time in the zone, `YYYY-MM-DDThh:mm[:ss]` without offset; the answer lists its instants"""
        return self._call("POST", "/v1/locations/timezone/validate", models.TimezoneLookupResponse, {}, {}, {"timezone": timezone, "local_datetime": local_datetime})

    def locations_within(
        self,
        *,
        south: float,
        west: float,
        north: float,
        east: float,
        limit: int | None = None,
    ) -> models.PlacesWithinResponse:
        """Most populous places in a box

        Offline: the most populous places of the gazetteer between two parallels and two meridians, for labels on a map.

        Args:
            south: degrees, north positive
            west: degrees, east positive; smaller than west means across 180"""
        return self._call("GET", "/v1/locations/within", models.PlacesWithinResponse, {}, {"south": south, "west": west, "north": north, "east": east, "limit": limit}, None)

    def lord_of_the_orb_current(
        self,
        *,
        birth_planet: str,
        age: int,
        cycle_kind: Literal["continuous_loop", "single_cycle"] | None = None,
        include_validation: bool | None = None,
    ) -> models.LordOfTheOrbCurrentResponse:
        """Lord of the orb for one year of life

        Args:
            birth_planet: ruler of the planetary hour of birth
            age: completed years; age 0 is year of life 1
            cycle_kind: continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour
            include_validation: whether to check the answer and report the result"""
        return self._call("POST", "/v1/lord-of-the-orb/current", models.LordOfTheOrbCurrentResponse, {}, {}, {"birth_planet": birth_planet, "cycle_kind": cycle_kind, "include_validation": include_validation, "age": age})

    def lord_of_the_orb_sequence(
        self,
        *,
        birth_planet: str,
        years: int,
        cycle_kind: Literal["continuous_loop", "single_cycle"] | None = None,
        include_validation: bool | None = None,
    ) -> models.LordOfTheOrbSequenceResponse:
        """Lords of the orb for the years of life

        Each year of life has a planet, in Chaldean order from the ruler of the planetary hour of birth, and a house.

        Args:
            birth_planet: ruler of the planetary hour of birth
            cycle_kind: continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour
            include_validation: whether to check the answer and report the result"""
        return self._call("POST", "/v1/lord-of-the-orb/sequence", models.LordOfTheOrbSequenceResponse, {}, {}, {"birth_planet": birth_planet, "cycle_kind": cycle_kind, "include_validation": include_validation, "years": years})

    def lord_of_the_turn_profile(
        self,
        *,
        natal_asc: float,
        age: int,
        sr_chart: models.LordOfTheTurnSRChartRequest | dict[str, Any],
        method: Literal["authL", "authM"] | str | None = None,
        combust_orb: float | None = None,
        include_validation: bool | None = None,
    ) -> models.LordOfTheTurnProfileResponse:
        """Lord of the turn (lord of the year) after al-Qabisi or al-Sijzi

        The lord is chosen among the rulers of the degree of the year (the natal ascendant advanced by one sign for each year) in a solar return that the request gives. Without house placements authL takes the domicile ruler. The Lot of Fortune has no effect.

        Args:
            natal_asc: natal ascendant, degrees
            age: completed years
            method: authL (al-Qabisi): the first suitable ruler of the degree in the order of the dignities; authM (al-Sijzi): the bound ruler, or the witnessing planet with the most dignities
            include_validation: whether to check the answer and report the result"""
        return self._call("POST", "/v1/lord-of-the-turn/profile", models.LordOfTheTurnProfileResponse, {}, {}, {"natal_asc": natal_asc, "age": age, "sr_chart": sr_chart, "method": method, "combust_orb": combust_orb, "include_validation": include_validation})

    def lots_catalog(self) -> models.LotsCatalogResponse:
        """Catalogue of 512 lots (Arabic parts): formulas by day and night, tags, sources"""
        return self._call("GET", "/v1/lots/catalog", models.LotsCatalogResponse, {}, {}, None)

    def lots_chart(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
        fields: list[Literal["formula", "category", "description", "computation_truth", "classification", "all_dependencies", "dependencies", "dependency_completeness", "astrological_condition_truth", "condition_profile", "sign", "sign_symbol", "sign_degree", "longitude_dms", "category_tags", "primary_category", "reversal_kind", "is_reversed", "add_reference_kind", "sub_reference_kind", "dependency_count", "all_dependency_count", "inter_lot_dependencies", "external_dependencies", "condition_state"]] | None = None,
    ) -> models.LotsResultResponse:
        """Lots (Arabic parts) of a chart

        Lots (Arabic parts) use the exact ascendant and midheaven, which can differ from the cusps. A lot with a missing ingredient (syzygy, prenatal lunations, lord of the hour) is listed in `not_evaluable`. All 512 lots are evaluated unless `names` selects some. All fields of all lots take about 3 MB; `fields` selects some.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: names of the lots to evaluate, in any case; default: all 512. AuthC (Dorotheus) and AuthB (Sahl) may also be written with the conventional name
            fields: fields of each part in addition to name and longitude; default: all"""
        return self._call("POST", "/v1/lots/chart", models.LotsResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names, "fields": fields})

    def lots_chart_condition(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        part_name: str,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.LotsConditionResponse:
        """Condition profile of one lot

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees"""
        return self._call("POST", "/v1/lots/chart/condition", models.LotsConditionResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "part_name": part_name})

    def lots_chart_conditions(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> models.LotsConditionsResponse:
        """Condition profiles of lots: ingredients from the chart, from other lots and from the caller

        Lots (Arabic parts) use the exact ascendant and midheaven, which can differ from the cusps. A lot with a missing ingredient (syzygy, prenatal lunations, lord of the hour) is listed in `not_evaluable`. All 512 lots are evaluated unless `names` selects some.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: names of the lots to evaluate, in any case; default: all 512. AuthC (Dorotheus) and AuthB (Sahl) may also be written with the conventional name"""
        return self._call("POST", "/v1/lots/chart/conditions", models.LotsConditionsResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names})

    def lots_chart_dependencies(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> models.LotsDependenciesResponse:
        """Ingredients of the lots of a chart

        Lots (Arabic parts) use the exact ascendant and midheaven, which can differ from the cusps. A lot with a missing ingredient (syzygy, prenatal lunations, lord of the hour) is listed in `not_evaluable`. All 512 lots are evaluated unless `names` selects some.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: names of the lots to evaluate, in any case; default: all 512. AuthC (Dorotheus) and AuthB (Sahl) may also be written with the conventional name"""
        return self._call("POST", "/v1/lots/chart/dependencies", models.LotsDependenciesResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names})

    def lots_chart_network(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> models.LotConditionNetworkProfileResponse:
        """Network of lots that are ingredients of other lots

        Lots (Arabic parts) use the exact ascendant and midheaven, which can differ from the cusps. A lot with a missing ingredient (syzygy, prenatal lunations, lord of the hour) is listed in `not_evaluable`. All 512 lots are evaluated unless `names` selects some.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: names of the lots to evaluate, in any case; default: all 512. AuthC (Dorotheus) and AuthB (Sahl) may also be written with the conventional name"""
        return self._call("POST", "/v1/lots/chart/network", models.LotConditionNetworkProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names})

    def lots_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> models.LotChartConditionProfileResponse:
        """Condition profiles of lots with totals

        Lots (Arabic parts) use the exact ascendant and midheaven, which can differ from the cusps. A lot with a missing ingredient (syzygy, prenatal lunations, lord of the hour) is listed in `not_evaluable`. All 512 lots are evaluated unless `names` selects some.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: centre of the positions: the observer or the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: names of the lots to evaluate, in any case; default: all 512. AuthC (Dorotheus) and AuthB (Sahl) may also be written with the conventional name"""
        return self._call("POST", "/v1/lots/chart/profile", models.LotChartConditionProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names})

    def lunar_phases(
        self,
        *,
        jd_start: float,
        jd_end: float,
    ) -> models.LunarPhaseSearchResponse:
        """Phases of the Moon between two instants

        New Moon, quarters, Full Moon and the four phases between them: the instants at which the apparent geocentric longitude of the Moon is a multiple of 45 degrees ahead of that of the Sun. At most 101 years.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 101 years after jd_start"""
        return self._call("POST", "/v1/lunar-phases", models.LunarPhaseSearchResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end})

    def manazil_bulk(
        self,
        *,
        positions: dict[str, float],
        mode: Literal["tropical", "sidereal"] | None = None,
        jd_ut: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"] | None = None,
    ) -> models.MansionBulkResponse:
        """Arabic lunar mansions of named longitudes

        The request has at most 500 longitudes.

        Args:
            positions: tropical ecliptic longitudes by name, degrees; names are trimmed
            mode: zodiac of the mansions; sidereal subtracts the ayanamsa from the tropical longitude and requires jd_ut
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            tradition: author of the natures and significations; the boundaries are the same in all"""
        return self._call("POST", "/v1/manazil/bulk", models.MansionBulkResponse, {}, {}, {"positions": positions, "mode": mode, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "tradition": tradition})

    def manazil_catalog(self) -> models.MansionCatalogResponse:
        """The 28 Arabic lunar mansions (manazil)

        28 equal mansions of 12°51′26″ from 0° of the zodiac, with names, stars, natures and significations, and the list of traditions."""
        return self._call("GET", "/v1/manazil/catalog", models.MansionCatalogResponse, {}, {}, None)

    def manazil_position(
        self,
        *,
        longitude: float,
        mode: Literal["tropical", "sidereal"] | None = None,
        jd_ut: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"] | None = None,
    ) -> models.MansionPositionEnvelopeResponse:
        """Arabic lunar mansion of a longitude

        A tradition selects nature and signification; the boundaries are the same in all. The sidereal mode first subtracts the ayanamsa.

        Args:
            longitude: tropical ecliptic longitude, degrees; reduced to [0, 360)
            mode: zodiac of the mansions; sidereal subtracts the ayanamsa from the tropical longitude and requires jd_ut
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            tradition: author of the natures and significations; the boundaries are the same in all"""
        return self._call("POST", "/v1/manazil/position", models.MansionPositionEnvelopeResponse, {}, {}, {"longitude": longitude, "mode": mode, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "tradition": tradition})

    def manazil_traditions_tradition_mansions_mansion_index(
        self,
        *,
        tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"],
        mansion_index: int,
    ) -> models.MansionTraditionLookupResponse:
        """Nature and signification of a mansion in one tradition

        Args:
            tradition: author of the natures and significations; the boundaries are the same in all"""
        return self._call("GET", "/v1/manazil/traditions/{tradition}/mansions/{mansion_index}", models.MansionTraditionLookupResponse, {"tradition": tradition, "mansion_index": mansion_index}, {}, None)

    def route_catalog(
        self,
        *,
        family: str | None = None,
        tag: str | None = None,
        method: str | None = None,
        path_contains: str | None = None,
        include_hidden: bool | None = None,
    ) -> models.RouteCatalogResponse:
        """Catalogue of all routes, with filters

        Args:
            family: group, by its name or its label
            tag: exact tag
            method: HTTP method
            path_contains: part of the path
            include_hidden: also list the documentation and metrics routes"""
        return self._call("GET", "/v1/meta/routes", models.RouteCatalogResponse, {}, {"family": family, "tag": tag, "method": method, "path_contains": path_contains, "include_hidden": include_hidden}, None)

    def midpoints(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
    ) -> models.MidpointSearchResponse:
        """Midpoints of all pairs of a chart

        Args:
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them
            include_nodes: true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node"""
        return self._call("POST", "/v1/midpoints/calculate", models.MidpointSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes})

    def midpoint_clusters(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
        cluster_orb: float | None = None,
        min_size: int | None = None,
        dial: float | None = None,
    ) -> models.MidpointClusterSearchResponse:
        """Clusters of neighbouring midpoints on a dial

        On a dial, longitudes that differ by a multiple of the dial coincide. Orbs are degrees of longitude.

        Args:
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them
            include_nodes: true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node
            cluster_orb: largest gap between neighbouring midpoints of a cluster, degrees on the dial
            min_size: smallest number of midpoints in a cluster
            dial: size of the dial to which the zodiac is folded, degrees"""
        return self._call("POST", "/v1/midpoints/clusters", models.MidpointClusterSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "cluster_orb": cluster_orb, "min_size": min_size, "dial": dial})

    def midpoint_pictures(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
        orb: float | None = None,
        dial: float | None = None,
    ) -> models.PlanetaryPictureSearchResponse:
        """Planetary pictures (Witte): bodies at the midpoint of two others

        On a dial, longitudes that differ by a multiple of the dial coincide. Orbs are degrees of longitude.

        Args:
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them
            include_nodes: true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node
            orb: degrees on the dial
            dial: size of the dial to which the zodiac is folded, degrees"""
        return self._call("POST", "/v1/midpoints/pictures", models.PlanetaryPictureSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "orb": orb, "dial": dial})

    def midpoints_to_point(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        target: float,
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
        orb: float | None = None,
    ) -> models.MidpointHitSearchResponse:
        """Midpoints within an orb of a longitude

        Args:
            target: longitude of the target, degrees; reduced to [0, 360)
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them
            include_nodes: true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node
            orb: degrees on the dial"""
        return self._call("POST", "/v1/midpoints/to-point", models.MidpointHitSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "target": target, "orb": orb})

    def midpoint_weighting(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
        orb: float | None = None,
        dial: float | None = None,
    ) -> models.MidpointWeightSearchResponse:
        """Bodies by the number of their planetary pictures

        On a dial, longitudes that differ by a multiple of the dial coincide. Orbs are degrees of longitude.

        Args:
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them
            include_nodes: true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node
            orb: degrees on the dial
            dial: size of the dial to which the zodiac is folded, degrees"""
        return self._call("POST", "/v1/midpoints/weighting", models.MidpointWeightSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "orb": orb, "dial": dial})

    def muhurta_business_catalogue(self) -> models.BusinessCatalogueResponse:
        """Purposes, rules and exclusions of elections of commerce

        Buying, selling and opening a shop by Muhurta Chintamani, Nakshatra 16-17, with the tithi rules of Shubhashubha."""
        return self._call("GET", "/v1/muhurta/business/catalogue", models.BusinessCatalogueResponse, {}, {}, None)

    def muhurta_business_compare(
        self,
        *,
        evidence: models.ElectionEvidenceModel | dict[str, Any],
        buyer_id: str,
        seller_id: str,
    ) -> models.BusinessComparisonResponse:
        """Buyer and seller judged on the same evidence

        Buying, selling and opening a shop by Muhurta Chintamani, Nakshatra 16-17, with the tithi rules of Shubhashubha. The stars of buying and of selling have none in common. Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing."""
        return self._call("POST", "/v1/muhurta/business/compare", models.BusinessComparisonResponse, {}, {}, {"evidence": evidence, "buyer_id": buyer_id, "seller_id": seller_id})

    def muhurta_business_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.BusinessPolicyRequest | dict[str, Any],
        context: models.BusinessContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
    ) -> models.ElectionSnapshotResponse_BusinessPolicyResponse_BusinessContextResponse_:
        """Election of commerce at an instant and place

        Buying, selling and opening a shop by Muhurta Chintamani, Nakshatra 16-17, with the tithi rules of Shubhashubha. The evidence (planets, ascendant, solar day from the sunrise of the centre at -47 arcmin, lunar month, visibility) is derived for the instant and place. Where the Sun does not rise, set and rise again, `solar` is null and the tests that need it are undecided (`search_receipt.unavailable_reasons`). Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone: name of the IANA time zone database, such as Asia/Kolkata"""
        return self._call("POST", "/v1/muhurta/business/datetime", models.ElectionSnapshotResponse_BusinessPolicyResponse_BusinessContextResponse_, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits})

    def muhurta_business_direct(
        self,
        *,
        evidence: models.ElectionEvidenceModel | dict[str, Any],
        policy: models.BusinessPolicyRequest | dict[str, Any],
        context: models.BusinessContextRequest | dict[str, Any],
    ) -> models.ElectionAssessmentResponse_BusinessPolicyResponse_BusinessContextResponse_:
        """Election of commerce from supplied evidence

        Buying, selling and opening a shop by Muhurta Chintamani, Nakshatra 16-17, with the tithi rules of Shubhashubha. Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing."""
        return self._call("POST", "/v1/muhurta/business/direct", models.ElectionAssessmentResponse_BusinessPolicyResponse_BusinessContextResponse_, {}, {}, {"evidence": evidence, "policy": policy, "context": context})

    def muhurta_business_windows(
        self,
        *,
        start: str,
        end: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.BusinessPolicyRequest | dict[str, Any],
        context: models.BusinessContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["full", "decisions", "statuses", None] | None = None,
    ) -> models.ElectionWindowsResponse_BusinessPolicyResponse_BusinessContextResponse_:
        """Cells of a span in which the rules of commerce keep their verdict

        Buying, selling and opening a shop by Muhurta Chintamani, Nakshatra 16-17, with the tithi rules of Shubhashubha. The evidence (planets, ascendant, solar day from the sunrise of the centre at -47 arcmin, lunar month, visibility) is derived for the instant and place. Where the Sun does not rise, set and rise again, `solar` is null and the tests that need it are undecided (`search_receipt.unavailable_reasons`). The span is cut into cells at the solved instants at which an ingredient changes; each cell is judged once. At most `limits.max_range_days` (7) days. Without `detail` an answer above 300 kB has the decisions of its cells alone, or joins cells of equal status. Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing.

        Args:
            start: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            detail: full: every finding and the evidence of each cell; decisions: the ids that restrict or are undecided; statuses: cells of equal status are joined, with the ids that all of them have. Default: the fullest below 300 kB"""
        return self._call("POST", "/v1/muhurta/business/windows", models.ElectionWindowsResponse_BusinessPolicyResponse_BusinessContextResponse_, {}, {}, {"start": start, "end": end, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits, "detail": detail})

    def muhurta_chart_classification(
        self,
        *,
        dt: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaClassificationEnvelopeResponse:
        """Muhurta: qualities of the panchanga of an instant

        Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1). The score is the sum of the points times the weights of the policy; it has no fixed range. The instant (`overall`) is inauspicious with a shunned yoga or two inauspicious limbs, neutral with one, else auspicious; weights do not change it. The routes do not search and do not consider an activity.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: place of the sunrise: geodetic latitude, degrees north
            observer_lon: place of the sunrise: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/muhurta/chart/classification", models.MuhurtaClassificationEnvelopeResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    def muhurta_chart_score(
        self,
        *,
        dt: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaScoreEnvelopeResponse:
        """Muhurta: weighted points of the panchanga of an instant

        Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1). The score is the sum of the points times the weights of the policy; it has no fixed range. The instant (`overall`) is inauspicious with a shunned yoga or two inauspicious limbs, neutral with one, else auspicious; weights do not change it. The routes do not search and do not consider an activity.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: place of the sunrise: geodetic latitude, degrees north
            observer_lon: place of the sunrise: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/muhurta/chart/score", models.MuhurtaScoreEnvelopeResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    def muhurta_direct_classification(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaClassificationEnvelopeResponse:
        """Muhurta: qualities of the panchanga of given longitudes

        Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1). The score is the sum of the points times the weights of the policy; it has no fixed range. The instant (`overall`) is inauspicious with a shunned yoga or two inauspicious limbs, neutral with one, else auspicious; weights do not change it. The routes do not search and do not consider an activity.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
        return self._call("POST", "/v1/muhurta/direct/classification", models.MuhurtaClassificationEnvelopeResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    def muhurta_direct_score(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaScoreEnvelopeResponse:
        """Muhurta: weighted points of the panchanga of given longitudes

        Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1). The score is the sum of the points times the weights of the policy; it has no fixed range. The instant (`overall`) is inauspicious with a shunned yoga or two inauspicious limbs, neutral with one, else auspicious; weights do not change it. The routes do not search and do not consider an activity.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
        return self._call("POST", "/v1/muhurta/direct/score", models.MuhurtaScoreEnvelopeResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    def muhurta_doshas_catalogue(self) -> models.DoshaCatalogueResponse:
        """Muhurta: profiles of the faults"""
        return self._call("GET", "/v1/muhurta/doshas/catalogue", models.DoshaCatalogueResponse, {}, {}, None)

    def muhurta_doshas_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        necessary_activity: bool | None = None,
        detail: Literal["compact", "full", "findings"] | None = None,
        policy: models.DoshaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DoshaDayResponse:
        """Muhurta: faults of a civil date at a place, in cells of constant findings

        Vishanadi (the poisoned ghatis of each nakshatra), yamaghanta by weekday and nakshatra and by the sixteenth of the daylight, and gandanta at the junctions of nakshatra, tithi and rising sign. A selected exception neutralizes only the fault of its own source. The day from sunrise to sunrise is cut at each edge of a limb and of a fault; each edge is solved.

        Args:
            local_date: civil date of the time zone, YYYY-MM-DD in the proleptic Gregorian calendar; a sunrise of this date begins the day
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            necessary_activity: the activity cannot wait; the exception of the first half of yamaghanta needs it
            detail: compact: unclipped_window is null where it equals window, and exceptions of faults that are absent have no evidence; full: with both; findings: each cell with the states of its rules only"""
        return self._call("POST", "/v1/muhurta/doshas/day", models.DoshaDayResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "necessary_activity": necessary_activity, "detail": detail, "policy": policy})

    def muhurta_doshas_direct(
        self,
        *,
        sun_sidereal_longitude: float,
        moon_sidereal_longitude: float,
        jd_ut1: float,
        weekday: int | None = None,
        lagna_sidereal_longitude: float | None = None,
        phase_spans: list[models.DoshaPhaseSpanModel] | list[dict[str, Any]] | None = None,
        sunrise_day: models.ShuddhiIntervalModel | dict[str, Any] | None = None,
        sunset: models.ShuddhiBoundaryModel | dict[str, Any] | None = None,
        necessary_activity: bool | None = None,
        policy: models.DoshaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DoshaAssessmentResponse:
        """Muhurta: faults of given sidereal longitudes and spans

        Vishanadi (the poisoned ghatis of each nakshatra), yamaghanta by weekday and nakshatra and by the sixteenth of the daylight, and gandanta at the junctions of nakshatra, tithi and rising sign. A selected exception neutralizes only the fault of its own source. A rule is unavailable when the request does not give its inputs.

        Args:
            sun_sidereal_longitude: sidereal longitude of the Sun, degrees in [0, 360)
            moon_sidereal_longitude: sidereal longitude of the Moon, degrees in [0, 360)
            jd_ut1: Julian day, UT1
            weekday: weekday of the local sunrise, 0 Sunday ... 6 Saturday
            lagna_sidereal_longitude: sidereal ascendant, degrees in [0, 360)
            phase_spans: complete spans, consecutive in each kind, that cover jd_ut1
            necessary_activity: the activity cannot wait; the exception of the first half of yamaghanta needs it"""
        return self._call("POST", "/v1/muhurta/doshas/direct", models.DoshaAssessmentResponse, {}, {}, {"sun_sidereal_longitude": sun_sidereal_longitude, "moon_sidereal_longitude": moon_sidereal_longitude, "jd_ut1": jd_ut1, "weekday": weekday, "lagna_sidereal_longitude": lagna_sidereal_longitude, "phase_spans": phase_spans, "sunrise_day": sunrise_day, "sunset": sunset, "necessary_activity": necessary_activity, "policy": policy})

    def muhurta_lagna_catalogue(self) -> models.LagnaCatalogueResponse:
        """Muhurta: profiles of the rules of the rising sign"""
        return self._call("GET", "/v1/muhurta/lagna/catalogue", models.LagnaCatalogueResponse, {}, {}, None)

    def muhurta_lagna_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        include_shadbala: bool | None = None,
        hora_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", None] | None = None,
        natal_moon_sidereal_longitude: float | None = None,
        natal_lagna_sidereal_longitude: float | None = None,
        policy: models.LagnaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.LagnaSnapshotResponse:
        """Muhurta: rules of the rising sign at an instant and a place

        For any undertaking: empty 8th and 12th houses, growth from the natal Moon or ascendant, support by a benefic, growth of the Moon. For a marriage: navamsa of the lagna, support of the 1st and 7th, twenty points of placement, forbidden houses with their exceptions. Whole signs from the sidereal lagna; each rule is true, false or unknown.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            include_shadbala: strengths are context only and cancel nothing; /v1/shadbala computes them
            hora_lord: lord of the hour for the strengths; needs include_shadbala
            natal_moon_sidereal_longitude: sidereal longitude of the natal Moon, degrees in [0, 360)
            natal_lagna_sidereal_longitude: sidereal longitude of the natal ascendant, degrees in [0, 360)"""
        return self._call("POST", "/v1/muhurta/lagna/datetime", models.LagnaSnapshotResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "include_shadbala": include_shadbala, "hora_lord": hora_lord, "natal_moon_sidereal_longitude": natal_moon_sidereal_longitude, "natal_lagna_sidereal_longitude": natal_lagna_sidereal_longitude, "policy": policy})

    def muhurta_lagna_direct(
        self,
        *,
        sidereal_longitudes: dict[str, Any],
        jd_ut1: float,
        lagna_sidereal_longitude: float | None = None,
        natal_moon_sidereal_longitude: float | None = None,
        natal_lagna_sidereal_longitude: float | None = None,
        shadbala_result: dict[str, Any] | None = None,
        policy: models.LagnaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.LagnaAssessmentResponse:
        """Muhurta: rules of the rising sign for given sidereal longitudes

        For any undertaking: empty 8th and 12th houses, growth from the natal Moon or ascendant, support by a benefic, growth of the Moon. For a marriage: navamsa of the lagna, support of the 1st and 7th, twenty points of placement, forbidden houses with their exceptions. Whole signs from the sidereal lagna; each rule is true, false or unknown.

        Args:
            sidereal_longitudes: sidereal longitudes of one instant; a missing graha makes its rules unavailable
            jd_ut1: Julian day, UT1
            lagna_sidereal_longitude: sidereal ascendant, degrees in [0, 360)
            natal_moon_sidereal_longitude: sidereal longitude of the natal Moon, degrees in [0, 360)
            natal_lagna_sidereal_longitude: sidereal longitude of the natal ascendant, degrees in [0, 360)"""
        return self._call("POST", "/v1/muhurta/lagna/direct", models.LagnaAssessmentResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "jd_ut1": jd_ut1, "lagna_sidereal_longitude": lagna_sidereal_longitude, "natal_moon_sidereal_longitude": natal_moon_sidereal_longitude, "natal_lagna_sidereal_longitude": natal_lagna_sidereal_longitude, "shadbala_result": shadbala_result, "policy": policy})

    def muhurta_marriage_catalogue(self) -> models.MarriageCatalogueResponse:
        """Marriage: the rules of three works, their remedies, limits and exclusions

        Rules of Muhurta Chintamani (Vivaha), Vivaha Vrindavana or Kalaprakasika; each finding is true, false or unknown, and remedies are tried by name."""
        return self._call("GET", "/v1/muhurta/marriage/catalogue", models.MarriageCatalogueResponse, {}, {}, None)

    def muhurta_marriage_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.MarriagePolicyRequest | dict[str, Any],
        personal: models.MarriagePersonalModel | dict[str, Any] | None = None,
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["relevant", "all"] | None = None,
    ) -> models.MarriageSnapshotResponse:
        """Marriage: judgement of an instant at a place

        Rules of Muhurta Chintamani (Vivaha), Vivaha Vrindavana or Kalaprakasika; each finding is true, false or unknown, and remedies are tried by name. The evidence is derived, with the histories of stars and ingresses.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            detail: all: every finding with the complete evidence; relevant: findings that restrict or are unresolved, and those that a remedy lifts"""
        return self._call("POST", "/v1/muhurta/marriage/datetime", models.MarriageSnapshotResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "personal": personal, "limits": limits, "detail": detail})

    def muhurta_marriage_direct(
        self,
        *,
        evidence: models.VivahaVrindavanaEvidenceModel | dict[str, Any] | models.MarriageEvidenceModel,
        policy: models.MarriagePolicyRequest | dict[str, Any],
        personal: models.MarriagePersonalModel | dict[str, Any] | None = None,
    ) -> models.MarriageAssessmentResponse:
        """Marriage: judgement of evidence that the client supplies

        Rules of Muhurta Chintamani (Vivaha), Vivaha Vrindavana or Kalaprakasika; each finding is true, false or unknown, and remedies are tried by name."""
        return self._call("POST", "/v1/muhurta/marriage/direct", models.MarriageAssessmentResponse, {}, {}, {"evidence": evidence, "policy": policy, "personal": personal})

    def muhurta_marriage_windows(
        self,
        *,
        start: str,
        end: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.MarriagePolicyRequest | dict[str, Any],
        personal: models.MarriagePersonalModel | dict[str, Any] | None = None,
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["relevant", "all"] | None = None,
    ) -> models.MarriageWindowsResponse:
        """Marriage: the cells of a span in which a verdict holds

        Rules of Muhurta Chintamani (Vivaha), Vivaha Vrindavana or Kalaprakasika; each finding is true, false or unknown, and remedies are tried by name. Cells end at solved events; the default answer joins neighbours with equal verdicts.

        Args:
            start: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            detail: all: the evidence of every cell; relevant: findings and verdicts of the cells"""
        return self._call("POST", "/v1/muhurta/marriage/windows", models.MarriageWindowsResponse, {}, {}, {"start": start, "end": end, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "personal": personal, "limits": limits, "detail": detail})

    def muhurta_named_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        policy: models.NamedMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.NamedMuhurtaDayResponse:
        """Muhurta: Abhijit and Brahma muhurta of a civil date at a place

        Abhijit is the eighth of the fifteen parts of the daylight; a Wednesday excludes it. Brahma muhurta lasts from four to two ghatis of 24 minutes before sunrise, or is the fourteenth of fifteen parts of the night. Spans are half-open; each boundary is solved, with bounds. Where the Sun does not rise or set the status is partial or unavailable, with reasons.

        Args:
            local_date: civil date of the time zone, YYYY-MM-DD in the proleptic Gregorian calendar; a sunrise of this date begins the day
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/muhurta/named/day", models.NamedMuhurtaDayResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "policy": policy})

    def muhurta_named_direct(
        self,
        *,
        sunrise_jd_ut1: float,
        weekday: int,
        sunset_jd_ut1: float | None = None,
        previous_sunset_jd_ut1: float | None = None,
        policy: models.NamedMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.NamedMuhurtaResponse:
        """Muhurta: Abhijit and Brahma muhurta of given sunrise and sunsets

        Abhijit is the eighth of the fifteen parts of the daylight; a Wednesday excludes it. Brahma muhurta lasts from four to two ghatis of 24 minutes before sunrise, or is the fourteenth of fifteen parts of the night. Spans are half-open; each boundary is solved, with bounds.

        Args:
            sunrise_jd_ut1: sunrise, Julian day UT1
            weekday: weekday of the sunrise, 0 Monday ... 6 Sunday
            sunset_jd_ut1: the sunset after it, Julian day UT1
            previous_sunset_jd_ut1: the sunset before it, Julian day UT1"""
        return self._call("POST", "/v1/muhurta/named/direct", models.NamedMuhurtaResponse, {}, {}, {"sunrise_jd_ut1": sunrise_jd_ut1, "sunset_jd_ut1": sunset_jd_ut1, "previous_sunset_jd_ut1": previous_sunset_jd_ut1, "weekday": weekday, "policy": policy})

    def muhurta_personal_score(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        janma_moon_sidereal_lon: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPersonalPolicyRequest | dict[str, Any] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        sunrise_definition: Literal["rashtriya_upper_limb", "usno_upper_limb", "geometric_center"] | None = None,
    ) -> models.MuhurtaPersonalScoreResponse:
        """Muhurta: weighted points of given longitudes for a natal Moon

        The limbs have the qualities and points of the other score routes; gandanta counts two ghatis at a junction of nakshatras. Tara bala adds 1, 0 or -1 by the tara of the Moon from the natal nakshatra, chandra bala 1, 0, -1 or -2 by its house from the natal Moon. The weekday begins at sunrise when the request has a place.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            janma_moon_sidereal_lon: sidereal longitude of the natal Moon, degrees; reduced to [0, 360)
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            observer_lat: place of the sunrise at which the weekday begins; without it the weekday is that of Greenwich
            observer_lon: place of the sunrise, with observer_lat
            sunrise_definition: airless altitude of the centre of the Sun at sunrise and sunset: -47 arcmin (rashtriya_upper_limb), -50 arcmin (usno_upper_limb) or 0 (geometric_center)"""
        return self._call("POST", "/v1/muhurta/personal/score", models.MuhurtaPersonalScoreResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy, "janma_moon_sidereal_lon": janma_moon_sidereal_lon, "observer_lat": observer_lat, "observer_lon": observer_lon, "sunrise_definition": sunrise_definition})

    def muhurta_search(
        self,
        *,
        start_jd_ut1: float,
        end_jd_ut1: float,
        janma_moon_sidereal_lon: float | None = None,
        policy: models.MuhurtaSearchPolicyRequest | dict[str, Any] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        sunrise_definition: Literal["rashtriya_upper_limb", "usno_upper_limb", "geometric_center"] | None = None,
    ) -> models.MuhurtaSearchResponse:
        """Muhurta: windows of at most 30 days with at least a score

        The limbs have the qualities and points of the other score routes; gandanta counts two ghatis at a junction of nakshatras. Tara bala adds 1, 0 or -1 by the tara of the Moon from the natal nakshatra, chandra bala 1, 0, -1 or -2 by its house from the natal Moon. The weekday begins at sunrise when the request has a place. The score is constant between two edges of the limbs, so the windows have solved edges; the spacing of the request only lists instants within them. Windows are ranked by their highest score, then by time.

        Args:
            start_jd_ut1: start of the search, Julian day UT1
            end_jd_ut1: end of the search, at most 30 days later
            janma_moon_sidereal_lon: sidereal longitude of the natal Moon, degrees; reduced to [0, 360)
            observer_lat: place of the sunrise at which the weekday begins; without it the weekday is that of Greenwich
            observer_lon: place of the sunrise, with observer_lat
            sunrise_definition: airless altitude of the centre of the Sun at sunrise and sunset: -47 arcmin (rashtriya_upper_limb), -50 arcmin (usno_upper_limb) or 0 (geometric_center)"""
        return self._call("POST", "/v1/muhurta/search", models.MuhurtaSearchResponse, {}, {}, {"start_jd_ut1": start_jd_ut1, "end_jd_ut1": end_jd_ut1, "janma_moon_sidereal_lon": janma_moon_sidereal_lon, "policy": policy, "observer_lat": observer_lat, "observer_lon": observer_lon, "sunrise_definition": sunrise_definition})

    def muhurta_shuddhi_catalogue(self) -> models.ShuddhiCatalogueResponse:
        """Muhurta: profiles of the purity rules and activities of the karanas"""
        return self._call("GET", "/v1/muhurta/shuddhi/catalogue", models.ShuddhiCatalogueResponse, {}, {}, None)

    def muhurta_shuddhi_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        natal_nakshatra_index: int | None = None,
        detail: Literal["full", "findings"] | None = None,
        policy: models.ShuddhiPolicyRequest | dict[str, Any] | None = None,
    ) -> models.ShuddhiDayResponse:
        """Muhurta: purity of a civil date at a place, in cells of constant findings

        Panchaka (remainder of nine of tithi, weekday, nakshatra and rising sign), taras in three cycles, the shunned parts of nine yogas, and Bhadra with its residence, the exception by day and night, mouth and tail. Exceptions are independent claims; none overrides another. The day from sunrise to sunrise is cut at each edge of a limb, of the rising sign and of a rule; each edge is solved.

        Args:
            local_date: civil date of the time zone, YYYY-MM-DD in the proleptic Gregorian calendar; a sunrise of this date begins the day
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            natal_nakshatra_index: natal nakshatra, 0 Ashwini ... 26 Revati; without it taras are unavailable
            detail: full: each cell with its inputs, values and windows; findings: each cell with the states of its rules only (a tenth of the size)"""
        return self._call("POST", "/v1/muhurta/shuddhi/day", models.ShuddhiDayResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "natal_nakshatra_index": natal_nakshatra_index, "detail": detail, "policy": policy})

    def muhurta_shuddhi_direct(
        self,
        *,
        sun_sidereal_longitude: float,
        moon_sidereal_longitude: float,
        jd_ut1: float | None = None,
        weekday: int | None = None,
        lagna_sidereal_longitude: float | None = None,
        natal_nakshatra_index: int | None = None,
        is_daytime: bool | None = None,
        yoga_span: models.ShuddhiIntervalModel | dict[str, Any] | None = None,
        tithi_span: models.ShuddhiIntervalModel | dict[str, Any] | None = None,
        karana_span: models.ShuddhiIntervalModel | dict[str, Any] | None = None,
        policy: models.ShuddhiPolicyRequest | dict[str, Any] | None = None,
    ) -> models.ShuddhiAssessmentResponse:
        """Muhurta: purity of given sidereal longitudes

        Panchaka (remainder of nine of tithi, weekday, nakshatra and rising sign), taras in three cycles, the shunned parts of nine yogas, and Bhadra with its residence, the exception by day and night, mouth and tail. Exceptions are independent claims; none overrides another. A rule is unavailable when the request does not give its inputs.

        Args:
            sun_sidereal_longitude: sidereal longitude of the Sun, degrees in [0, 360)
            moon_sidereal_longitude: sidereal longitude of the Moon, degrees in [0, 360)
            jd_ut1: Julian day, UT1
            weekday: weekday of the local sunrise, 0 Sunday ... 6 Saturday
            lagna_sidereal_longitude: sidereal ascendant, degrees in [0, 360)
            natal_nakshatra_index: natal nakshatra, 0 Ashwini ... 26 Revati; without it taras are unavailable
            is_daytime: between local sunrise and sunset"""
        return self._call("POST", "/v1/muhurta/shuddhi/direct", models.ShuddhiAssessmentResponse, {}, {}, {"sun_sidereal_longitude": sun_sidereal_longitude, "moon_sidereal_longitude": moon_sidereal_longitude, "jd_ut1": jd_ut1, "weekday": weekday, "lagna_sidereal_longitude": lagna_sidereal_longitude, "natal_nakshatra_index": natal_nakshatra_index, "is_daytime": is_daytime, "yoga_span": yoga_span, "tithi_span": tithi_span, "karana_span": karana_span, "policy": policy})

    def muhurta_special_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        policy: models.SpecialMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.SpecialMuhurtaDayResponse:
        """Muhurta: Vijaya, Godhuli and the yogas of weekday and nakshatra of a civil date at a place

        Vijaya is the eleventh of the fifteen parts of the daylight. Godhuli lasts half a ghati on each side of the instant at which half of the disc has set. Amrita Siddhi (or Amirtha), Ravi and Sarvarthasiddhi yoga last from sunrise to sunrise while Sun and Moon are in their nakshatras; each boundary is solved. `named` has Abhijit and Brahma muhurta of the day.

        Args:
            local_date: civil date of the time zone, YYYY-MM-DD in the proleptic Gregorian calendar; a sunrise of this date begins the day
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/muhurta/special/day", models.SpecialMuhurtaDayResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "policy": policy})

    def muhurta_special_solar(
        self,
        *,
        weekday: int,
        sunrise_jd_ut1: float | None = None,
        sunset_jd_ut1: float | None = None,
        half_set_jd_ut1: float | None = None,
        upper_limb_sunset_jd_ut1: float | None = None,
        policy: models.SpecialMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.SpecialMuhurtaSolarResponse:
        """Muhurta: Vijaya and Godhuli of given instants of the Sun

        Vijaya needs sunrise and sunset, Godhuli the instant at which half of the disc has set; on Thursday and Saturday it also needs the instant at which the disc disappears.

        Args:
            weekday: weekday of the sunrise, 0 Monday ... 6 Sunday
            sunrise_jd_ut1: sunrise, Julian day UT1
            sunset_jd_ut1: sunset, Julian day UT1
            half_set_jd_ut1: half of the disc has set, Julian day UT1
            upper_limb_sunset_jd_ut1: the disc has disappeared, Julian day UT1"""
        return self._call("POST", "/v1/muhurta/special/solar", models.SpecialMuhurtaSolarResponse, {}, {}, {"weekday": weekday, "sunrise_jd_ut1": sunrise_jd_ut1, "sunset_jd_ut1": sunset_jd_ut1, "half_set_jd_ut1": half_set_jd_ut1, "upper_limb_sunset_jd_ut1": upper_limb_sunset_jd_ut1, "policy": policy})

    def muhurta_special_yogas(
        self,
        *,
        weekday: int,
        sun_sidereal_longitude: float,
        moon_sidereal_longitude: float,
        policy: models.SpecialMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaYogaResponse:
        """Muhurta: yogas of weekday and nakshatra of given sidereal longitudes

        Amrita Siddhi (or Amirtha), Ravi yoga and Sarvarthasiddhi of a weekday and of the nakshatras of Sun and Moon.

        Args:
            weekday: weekday of the sunrise, 0 Monday ... 6 Sunday
            sun_sidereal_longitude: sidereal longitude of the Sun, degrees in [0, 360)
            moon_sidereal_longitude: sidereal longitude of the Moon, degrees in [0, 360)"""
        return self._call("POST", "/v1/muhurta/special/yogas", models.MuhurtaYogaResponse, {}, {}, {"weekday": weekday, "sun_sidereal_longitude": sun_sidereal_longitude, "moon_sidereal_longitude": moon_sidereal_longitude, "policy": policy})

    def muhurta_travel_catalogue(self) -> models.TravelCatalogueResponse:
        """Profiles, rules and exclusions of elections of departures

        Departures by land of Muhurta Chintamani, Yatra, and two components of the Kalaprakasika; the profile chooses one."""
        return self._call("GET", "/v1/muhurta/travel/catalogue", models.TravelCatalogueResponse, {}, {}, None)

    def muhurta_travel_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.TravelPolicyRequest | dict[str, Any],
        context: models.TravelContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
    ) -> models.ElectionSnapshotResponse_TravelPolicyResponse_TravelContextResponse_:
        """Departure at an instant and place

        Departures by land of Muhurta Chintamani, Yatra, and two components of the Kalaprakasika; the profile chooses one. The evidence (planets, ascendant, solar day from the sunrise of the centre at -47 arcmin, lunar month, visibility) is derived for the instant and place. Where the Sun does not rise, set and rise again, `solar` is null and the tests that need it are undecided (`search_receipt.unavailable_reasons`). Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone: name of the IANA time zone database, such as Asia/Kolkata"""
        return self._call("POST", "/v1/muhurta/travel/datetime", models.ElectionSnapshotResponse_TravelPolicyResponse_TravelContextResponse_, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits})

    def muhurta_travel_direct(
        self,
        *,
        evidence: models.ElectionEvidenceModel | dict[str, Any],
        policy: models.TravelPolicyRequest | dict[str, Any],
        context: models.TravelContextRequest | dict[str, Any],
    ) -> models.ElectionAssessmentResponse_TravelPolicyResponse_TravelContextResponse_:
        """Departure from supplied evidence

        Departures by land of Muhurta Chintamani, Yatra, and two components of the Kalaprakasika; the profile chooses one. Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing."""
        return self._call("POST", "/v1/muhurta/travel/direct", models.ElectionAssessmentResponse_TravelPolicyResponse_TravelContextResponse_, {}, {}, {"evidence": evidence, "policy": policy, "context": context})

    def muhurta_travel_windows(
        self,
        *,
        start: str,
        end: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.TravelPolicyRequest | dict[str, Any],
        context: models.TravelContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["full", "decisions", "statuses", None] | None = None,
    ) -> models.ElectionWindowsResponse_TravelPolicyResponse_TravelContextResponse_:
        """Cells of a span in which the rules of departures keep their verdict

        Departures by land of Muhurta Chintamani, Yatra, and two components of the Kalaprakasika; the profile chooses one. The evidence (planets, ascendant, solar day from the sunrise of the centre at -47 arcmin, lunar month, visibility) is derived for the instant and place. Where the Sun does not rise, set and rise again, `solar` is null and the tests that need it are undecided (`search_receipt.unavailable_reasons`). The span is cut into cells at the solved instants at which an ingredient changes; each cell is judged once. At most `limits.max_range_days` (7) days. Without `detail` an answer above 300 kB has the decisions of its cells alone, or joins cells of equal status. Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing.

        Args:
            start: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            detail: full: every finding and the evidence of each cell; decisions: the ids that restrict or are undecided; statuses: cells of equal status are joined, with the ids that all of them have. Default: the fullest below 300 kB"""
        return self._call("POST", "/v1/muhurta/travel/windows", models.ElectionWindowsResponse_TravelPolicyResponse_TravelContextResponse_, {}, {}, {"start": start, "end": end, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits, "detail": detail})

    def muhurta_vastu_catalogue(self) -> models.VastuCatalogueResponse:
        """Purposes, rules and exclusions of elections of houses

        Foundations and entries of houses by Muhurta Chintamani, Vastu 13-19 and Grihapravesha 1-6."""
        return self._call("GET", "/v1/muhurta/vastu/catalogue", models.VastuCatalogueResponse, {}, {}, None)

    def muhurta_vastu_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.VastuPolicyRequest | dict[str, Any],
        context: models.VastuContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
    ) -> models.ElectionSnapshotResponse_VastuPolicyResponse_VastuContextResponse_:
        """Foundation or entry at an instant and place

        Foundations and entries of houses by Muhurta Chintamani, Vastu 13-19 and Grihapravesha 1-6. The evidence (planets, ascendant, solar day from the sunrise of the centre at -47 arcmin, lunar month, visibility) is derived for the instant and place. Where the Sun does not rise, set and rise again, `solar` is null and the tests that need it are undecided (`search_receipt.unavailable_reasons`). Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone: name of the IANA time zone database, such as Asia/Kolkata"""
        return self._call("POST", "/v1/muhurta/vastu/datetime", models.ElectionSnapshotResponse_VastuPolicyResponse_VastuContextResponse_, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits})

    def muhurta_vastu_direct(
        self,
        *,
        evidence: models.ElectionEvidenceModel | dict[str, Any],
        policy: models.VastuPolicyRequest | dict[str, Any],
        context: models.VastuContextRequest | dict[str, Any],
    ) -> models.ElectionAssessmentResponse_VastuPolicyResponse_VastuContextResponse_:
        """Foundation or entry from supplied evidence

        Foundations and entries of houses by Muhurta Chintamani, Vastu 13-19 and Grihapravesha 1-6. Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing."""
        return self._call("POST", "/v1/muhurta/vastu/direct", models.ElectionAssessmentResponse_VastuPolicyResponse_VastuContextResponse_, {}, {}, {"evidence": evidence, "policy": policy, "context": context})

    def muhurta_vastu_windows(
        self,
        *,
        start: str,
        end: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.VastuPolicyRequest | dict[str, Any],
        context: models.VastuContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["full", "decisions", "statuses", None] | None = None,
    ) -> models.ElectionWindowsResponse_VastuPolicyResponse_VastuContextResponse_:
        """Cells of a span in which the rules of houses keep their verdict

        Foundations and entries of houses by Muhurta Chintamani, Vastu 13-19 and Grihapravesha 1-6. The evidence (planets, ascendant, solar day from the sunrise of the centre at -47 arcmin, lunar month, visibility) is derived for the instant and place. Where the Sun does not rise, set and rise again, `solar` is null and the tests that need it are undecided (`search_receipt.unavailable_reasons`). The span is cut into cells at the solved instants at which an ingredient changes; each cell is judged once. At most `limits.max_range_days` (7) days. Without `detail` an answer above 300 kB has the decisions of its cells alone, or joins cells of equal status. Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing.

        Args:
            start: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            detail: full: every finding and the evidence of each cell; decisions: the ids that restrict or are undecided; statuses: cells of equal status are joined, with the ids that all of them have. Default: the fullest below 300 kB"""
        return self._call("POST", "/v1/muhurta/vastu/windows", models.ElectionWindowsResponse_VastuPolicyResponse_VastuContextResponse_, {}, {}, {"start": start, "end": end, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits, "detail": detail})

    def mundane_event_chart_profile(
        self,
        *,
        request_body: models.MundaneEventChartProfileRequest | dict[str, Any],
    ) -> models.MundaneEventChartProfileResponse:
        """A mundane event with its chart at a place

        Four kinds of event: cardinal ingresses of the Sun (the search must contain each once), the new or full Moon before an ingress, an eclipse (the search must contain exactly one of the kind), and conjunctions of Jupiter and Saturn in longitude. The event is valid for the entire Earth. The chart at the place is separate; if it cannot be computed, the answer gives the reason. No prediction, score or advice."""
        return self._call("POST", "/v1/mundane/event-chart-profile", models.MundaneEventChartProfileResponse, {}, {}, request_body)

    def nakshatra_bulk(
        self,
        *,
        positions: dict[str, float],
        jd_ut: float,
        ayanamsa_system: str | None = None,
    ) -> models.SiderealNakshatraBulkEnvelopeResponse:
        """Nakshatras and padas of named longitudes

        Tropical longitudes of the true equinox of date, as in chart answers, less the true ayanamsa. The 27 nakshatras are equal and have four padas.

        Args:
            positions: tropical longitudes by name, degrees; names are trimmed
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
        return self._call("POST", "/v1/nakshatra/bulk", models.SiderealNakshatraBulkEnvelopeResponse, {}, {}, {"positions": positions, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system})

    def nakshatra_position(
        self,
        *,
        tropical_longitude_deg: float,
        jd_ut: float,
        ayanamsa_system: str | None = None,
    ) -> models.SiderealNakshatraPositionEnvelopeResponse:
        """Nakshatra and pada of a longitude

        Tropical longitudes of the true equinox of date, as in chart answers, less the true ayanamsa. The 27 nakshatras are equal and have four padas.

        Args:
            tropical_longitude_deg: tropical longitude (true equinox of date), degrees; reduced to [0, 360)
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
        return self._call("POST", "/v1/nakshatra/position", models.SiderealNakshatraPositionEnvelopeResponse, {}, {}, {"tropical_longitude_deg": tropical_longitude_deg, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system})

    def natal_discovery_dispositors(
        self,
        *,
        dt: str,
        longitudes: models.NatalLongitudes | dict[str, Any],
        zodiac: Literal["Tropical", "Sidereal"] | None = None,
        ayanamsa_system: str | None = None,
        time_unknown: bool | None = None,
    ) -> models.NatalDispositorsResponse:
        """Chains of dispositors to a final dispositor or a cycle

        Domicile rulers of the seven planets (Tetrabiblos I.17). Uranus, Neptune and Pluto rule no sign here and are out of scope. The places are those of the chart that the caller has accepted; `time_unknown` says that `dt` is a reference such as noon.

        Args:
            dt: instant of birth, ISO 8601 with timezone offset
            ayanamsa_system: name or alias of an ayanamsa; required for the sidereal zodiac, refused for the tropical one
            time_unknown: true: `dt` is a reference such as noon"""
        return self._call("POST", "/v1/natal-discovery/dispositors", models.NatalDispositorsResponse, {}, {}, {"dt": dt, "longitudes": longitudes, "zodiac": zodiac, "ayanamsa_system": ayanamsa_system, "time_unknown": time_unknown})

    def natal_discovery_lunar_context(
        self,
        *,
        dt: str,
        longitudes: models.NatalLongitudes | dict[str, Any],
        zodiac: Literal["Tropical", "Sidereal"] | None = None,
        ayanamsa_system: str | None = None,
        time_unknown: bool | None = None,
    ) -> models.NatalLunarContextResponse:
        """Lunar phase at birth, the new and full moon before it, and their aspects to the chart

        The later of the two lunations is the prenatal syzygy. Each given longitude must be within 0.001 degrees of that of the instant (sidereal: 0.01). The places are those of the chart that the caller has accepted; `time_unknown` says that `dt` is a reference such as noon.

        Args:
            dt: instant of birth, ISO 8601 with timezone offset
            ayanamsa_system: name or alias of an ayanamsa; required for the sidereal zodiac, refused for the tropical one
            time_unknown: true: `dt` is a reference such as noon"""
        return self._call("POST", "/v1/natal-discovery/lunar-context", models.NatalLunarContextResponse, {}, {}, {"dt": dt, "longitudes": longitudes, "zodiac": zodiac, "ayanamsa_system": ayanamsa_system, "time_unknown": time_unknown})

    def natal_discovery_shape(
        self,
        *,
        dt: str,
        longitudes: models.NatalLongitudes | dict[str, Any],
        zodiac: Literal["Tropical", "Sidereal"] | None = None,
        ayanamsa_system: str | None = None,
        time_unknown: bool | None = None,
    ) -> models.NatalShapeResponse:
        """Jones shape of the ten planets, with the empty arcs between them

        Bundle, bowl, bucket, seesaw, locomotive, splay or splash, as in /v1/chart-shape/classify; only with all ten planets. The places are those of the chart that the caller has accepted; `time_unknown` says that `dt` is a reference such as noon.

        Args:
            dt: instant of birth, ISO 8601 with timezone offset
            ayanamsa_system: name or alias of an ayanamsa; required for the sidereal zodiac, refused for the tropical one
            time_unknown: true: `dt` is a reference such as noon"""
        return self._call("POST", "/v1/natal-discovery/shape", models.NatalShapeResponse, {}, {}, {"dt": dt, "longitudes": longitudes, "zodiac": zodiac, "ayanamsa_system": ayanamsa_system, "time_unknown": time_unknown})

    def nine_parts_authK(
        self,
        *,
        asc: float,
        planets: dict[str, float],
        is_night_chart: bool,
        policy: models.NinePartsPolicyRequest | dict[str, Any] | None = None,
        include_validation: bool | None = None,
    ) -> models.NinePartsAuthKResponse:
        """Nine parts of Abu Mashar: lots of the seven planets, Sword and Node

        The request gives ascendant, longitudes and sect; no chart is computed. By night all formulas are reversed.

        Args:
            asc: longitude of the ascendant, degrees
            planets: longitudes of Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn and North Node, degrees; further points are ignored
            is_night_chart: whether the chart is a night chart
            include_validation: whether to check the answer and report the result"""
        return self._call("POST", "/v1/nine-parts/authK", models.NinePartsAuthKResponse, {}, {}, {"asc": asc, "planets": planets, "is_night_chart": is_night_chart, "policy": policy, "include_validation": include_validation})

    def nodes_catalog(self) -> models.NodeCatalogResponse:
        """Bodies with heliocentric nodes, and the methods for each"""
        return self._call("GET", "/v1/nodes/catalog", models.NodeCatalogResponse, {}, {}, None)

    def nodes_geometric(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.GeometricNodeResponse:
        """Node and apsides of an osculating heliocentric orbit

        Osculating elements of the geometric heliocentric state, in the true ecliptic and equinox of date, with GM of Sun and planet (DE440). Mars to Pluto are the barycentres of their systems. `perihelion` is the ecliptic longitude of the perihelion; `longitude_of_perihelion` is node + argument. A small body without a kernel is integrated from its elements.

        Args:
            body: a planet, Mercury to Pluto, or a small body by name
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/nodes/geometric", models.GeometricNodeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def nodes_planetary_mean(
        self,
        *,
        planet: str,
        jd: float,
    ) -> models.NodeResponse:
        """Mean node and apsides of a planet

        Mean elements of Simon et al. 1994 in the mean ecliptic and equinox of date (tropical); `j2000` has them in the fixed ecliptic. The mean orbit of the Earth is the ecliptic itself: its node is set to 0. No ephemeris is used.

        Args:
            planet: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune
            jd: Julian day TT or UT (the difference is negligible here); from 2000 BCE to 3000 CE"""
        return self._call("POST", "/v1/nodes/planetary/mean", models.NodeResponse, {}, {}, {"planet": planet, "jd": jd})

    def nodes_planetary_mean_bulk(
        self,
        *,
        jd: float,
        planets: list[str] | None = None,
    ) -> models.MeanPlanetaryNodesBulkResponse:
        """Mean nodes and apsides of several planets

        Mean elements of Simon et al. 1994 in the mean ecliptic and equinox of date (tropical); `j2000` has them in the fixed ecliptic. The mean orbit of the Earth is the ecliptic itself: its node is set to 0. No ephemeris is used.

        Args:
            jd: Julian day TT or UT (the difference is negligible here); from 2000 BCE to 3000 CE
            planets: default: all eight"""
        return self._call("POST", "/v1/nodes/planetary/mean/bulk", models.MeanPlanetaryNodesBulkResponse, {}, {}, {"jd": jd, "planets": planets})

    def occultations_all_lunar(
        self,
        *,
        jd_start: float,
        jd_end: float,
        planets: list[str] | None = None,
    ) -> models.LunarOccultationSearchResponse:
        """Occultations of all planets by the Moon

        The search finds every occultation that some place on the Earth sees, also when the shadow misses the Earth's centre. The window is at most a century. Without an observer `contact_basis` names the contacts of an event: those of the Earth's centre if the shadow covers it, else those of the complete Earth. The first and last contact anywhere on the Earth are also returned. Ordered by ingress.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            planets: default: Mercury ... Neptune"""
        return self._call("POST", "/v1/occultations/all-lunar", models.LunarOccultationSearchResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "planets": planets})

    def occultations_close_approaches(
        self,
        *,
        body1: str,
        body2: str,
        jd_start: float,
        jd_end: float,
        max_sep_deg: float | None = None,
        step_days: float | None = None,
    ) -> models.CloseApproachSearchResponse:
        """Close approaches of two bodies

        Least apparent geocentric separations of two of Sun, Moon, Mercury ... Pluto, of at most max_sep_deg. The window is at most a century.

        Args:
            body1: Sun, Mercury ... Pluto
            body2: a second of Sun, Moon, Mercury ... Pluto
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            max_sep_deg: largest separation that is an event, degrees
            step_days: has no effect: the search has its own steps"""
        return self._call("POST", "/v1/occultations/close-approaches", models.CloseApproachSearchResponse, {}, {}, {"body1": body1, "body2": body2, "jd_start": jd_start, "jd_end": jd_end, "max_sep_deg": max_sep_deg, "step_days": step_days})

    def occultations_lunar(
        self,
        *,
        target: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        view_samples: int | None = None,
    ) -> models.LunarOccultationSearchResponse:
        """Occultations of a planet by the Moon

        The search finds every occultation that some place on the Earth sees, also when the shadow misses the Earth's centre. The window is at most a century. Without an observer `contact_basis` names the contacts of an event: those of the Earth's centre if the shadow covers it, else those of the complete Earth. The first and last contact anywhere on the Earth are also returned.

        Args:
            target: Sun, Mercury ... Pluto
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            step_days: has no effect: the search steps from conjunction to conjunction and misses no events
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            view_samples: with an observer: adds `views` to each event, the Moon's disc and the target at the contacts, at rise and set between them, and at this number of evenly spaced instants over twice the time from ingress to egress"""
        return self._call("POST", "/v1/occultations/lunar", models.LunarOccultationSearchResponse, {}, {}, {"target": target, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "view_samples": view_samples})

    def occultations_lunar_path(
        self,
        *,
        target: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.OccultationPathSearchResponse:
        """Paths of the occultations of a planet

        The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Greatest is the least geocentric separation. The search finds every occultation that some place on the Earth sees, also when the shadow misses the Earth's centre. The window is at most a century.

        Args:
            target: Sun, Mercury ... Pluto
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            step_days: has no effect: the search steps from conjunction to conjunction and misses no events
            sample_count: number of points of the central line; 1: the greatest point, 2: both ends
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
        return self._call("POST", "/v1/occultations/lunar-path", models.OccultationPathSearchResponse, {}, {}, {"target": target, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson})

    def occultations_lunar_path_at(
        self,
        *,
        target: str,
        jd_mid: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.OccultationPathGeometryResponse:
        """Path of a planet's occultation at an instant

        The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. An instant without an occultation at any place is rejected (422) with the nearest occultation.

        Args:
            target: Sun, Mercury ... Pluto
            jd_mid: Julian day, UT1, during the occultation for some place; it counts as the greatest instant
            sample_count: number of points of the central line; 1: the greatest point, 2: both ends
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
        return self._call("POST", "/v1/occultations/lunar-path-at", models.OccultationPathGeometryResponse, {}, {}, {"target": target, "jd_mid": jd_mid, "sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson})

    def occultations_lunar_path_topology(
        self,
        *,
        target: str,
        jd_start: float,
        jd_end: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        step_days: float | None = None,
    ) -> models.OccultationPathTopologySearchResponse:
        """Bands of the occultations of a planet

        The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Limits are perpendicular to the track at each instant; a negative `target_altitude_deg` means that the target is below the horizon. `sample_count` changes only the density. Window of at most 400 days and 4096 cells of step_days. The greatest instant of an event is inside the window by more than 3.5 ms.

        Args:
            target: Mercury ... Pluto (the Sun belongs to the eclipse routes)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 400 days and 4096 cells
            sample_count: number of instants of centre and limits; it changes only the density
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also return the lines as GeoJSON (RFC 7946), cut at the antimeridian
            step_days: largest coarse cell"""
        return self._call("POST", "/v1/occultations/lunar-path-topology", models.OccultationPathTopologySearchResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "target": target, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

    def occultations_lunar_path_topology_at(
        self,
        *,
        target: str,
        jd_mid: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        include_limits: bool | None = None,
    ) -> models.OccultationPathTopologyResponse:
        """Band of a planet's occultation at an instant

        The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Limits are perpendicular to the track at each instant; a negative `target_altitude_deg` means that the target is below the horizon. `sample_count` changes only the density. An instant without an occultation at any place is rejected (422) with the nearest occultation.

        Args:
            target: Mercury ... Pluto (the Sun belongs to the eclipse routes)
            jd_mid: Julian day, UT1, during the occultation for some place; it counts as the greatest instant
            sample_count: number of instants of centre and limits; it changes only the density
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also return the lines as GeoJSON (RFC 7946), cut at the antimeridian
            include_limits: true adds `limits`: the northern and southern limits of the region of occultation, at sea level"""
        return self._call("POST", "/v1/occultations/lunar-path-topology-at", models.OccultationPathTopologyResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "target": target, "jd_mid": jd_mid, "include_limits": include_limits})

    def occultations_lunar_star(
        self,
        *,
        star_name: str,
        jd_start: float,
        jd_end: float,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        step_days: float | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        view_samples: int | None = None,
    ) -> models.LunarOccultationSearchResponse:
        """Occultations of a star by the Moon

        The search finds every occultation that some place on the Earth sees, also when the shadow misses the Earth's centre. The window is at most a century. Without an observer `contact_basis` names the contacts of an event: those of the Earth's centre if the shadow covers it, else those of the complete Earth. The first and last contact anywhere on the Earth are also returned. The coordinates of the star count as those of date at every instant.

        Args:
            star_name: label of the star, without leading or trailing blanks, not the name of a body of the solar system
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            step_days: has no effect: the search steps from conjunction to conjunction and misses no events
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            view_samples: with an observer: adds `views` to each event, the Moon's disc and the target at the contacts, at rise and set between them, and at this number of evenly spaced instants over twice the time from ingress to egress"""
        return self._call("POST", "/v1/occultations/lunar-star", models.LunarOccultationSearchResponse, {}, {}, {"star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "view_samples": view_samples})

    def occultations_lunar_star_path(
        self,
        *,
        star_name: str,
        jd_start: float,
        jd_end: float,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        step_days: float | None = None,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.OccultationPathSearchResponse:
        """Paths of the occultations of a star

        The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Greatest is the least geocentric separation. The search finds every occultation that some place on the Earth sees, also when the shadow misses the Earth's centre. The window is at most a century.

        Args:
            star_name: label of the star, without leading or trailing blanks, not the name of a body of the solar system
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            step_days: has no effect: the search steps from conjunction to conjunction and misses no events
            sample_count: number of points of the central line; 1: the greatest point, 2: both ends
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
        return self._call("POST", "/v1/occultations/lunar-star-path", models.OccultationPathSearchResponse, {}, {}, {"star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson})

    def occultations_lunar_star_path_at(
        self,
        *,
        star_name: str,
        jd_mid: float,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.OccultationPathGeometryResponse:
        """Path of a star's occultation at an instant

        The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. An instant without an occultation at any place is rejected (422) with the nearest occultation.

        Args:
            star_name: label of the star, without leading or trailing blanks, not the name of a body of the solar system
            jd_mid: Julian day, UT1, during the occultation for some place; it counts as the greatest instant
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            sample_count: number of points of the central line; 1: the greatest point, 2: both ends
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
        return self._call("POST", "/v1/occultations/lunar-star-path-at", models.OccultationPathGeometryResponse, {}, {}, {"star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_mid": jd_mid, "sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson})

    def occultations_lunar_star_path_topology(
        self,
        *,
        star_name: str,
        jd_start: float,
        jd_end: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        step_days: float | None = None,
    ) -> models.OccultationPathTopologySearchResponse:
        """Bands of the occultations of a star

        The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Limits are perpendicular to the track at each instant; a negative `target_altitude_deg` means that the target is below the horizon. `sample_count` changes only the density. Window of at most 400 days and 4096 cells of step_days. The greatest instant of an event is inside the window by more than 3.5 ms.

        Args:
            star_name: label of the star, without leading or trailing blanks, not the name of a body of the solar system
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 400 days and 4096 cells
            sample_count: number of instants of centre and limits; it changes only the density
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also return the lines as GeoJSON (RFC 7946), cut at the antimeridian
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            step_days: largest coarse cell"""
        return self._call("POST", "/v1/occultations/lunar-star-path-topology", models.OccultationPathTopologySearchResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

    def occultations_lunar_star_path_topology_at(
        self,
        *,
        star_name: str,
        jd_mid: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        include_limits: bool | None = None,
    ) -> models.OccultationPathTopologyResponse:
        """Band of a star's occultation at an instant

        The central line connects the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Limits are perpendicular to the track at each instant; a negative `target_altitude_deg` means that the target is below the horizon. `sample_count` changes only the density. An instant without an occultation at any place is rejected (422) with the nearest occultation.

        Args:
            star_name: label of the star, without leading or trailing blanks, not the name of a body of the solar system
            jd_mid: Julian day, UT1, during the occultation for some place; it counts as the greatest instant
            sample_count: number of instants of centre and limits; it changes only the density
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also return the lines as GeoJSON (RFC 7946), cut at the antimeridian
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            include_limits: true adds `limits`: the northern and southern limits of the region of occultation, at sea level"""
        return self._call("POST", "/v1/occultations/lunar-star-path-topology-at", models.OccultationPathTopologyResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_mid": jd_mid, "include_limits": include_limits})

    def orbit_class(
        self,
        *,
        body: str | int,
        jd_ut: float,
        absolute_magnitude: float | None = None,
    ) -> models.OrbitClassEnvelopeResponse:
        """Dynamical class of an asteroid or comet from its osculating elements

        Classes of the JPL Small-Body Database: IEO, ATE, APO, AMO, MCA, IMB, MBA, OMB, TJN, CEN, TNO, PAA, HYA, AST for asteroids; ETc, CTc, JFc (Levison and Duncan), JFC, HTC (classical), HYP, PAR, COM for comets. The elements are those of the instant; `catalogue_code` is the class in the database. Planets have no class.

        Args:
            body: asteroid or comet: Ceres, "1 Ceres", 1, a designation (1801 AA), 1P/Halley; asteroid:NAME and comet:NAME qualify ambiguous names
            jd_ut: Julian day, UT1
            absolute_magnitude: absolute magnitude H of the asteroid, for `is_potentially_hazardous_candidate`; default: unknown"""
        return self._call("POST", "/v1/orbits/class", models.OrbitClassEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "absolute_magnitude": absolute_magnitude})

    def orbit_class_batch(
        self,
        *,
        bodies: list[str | int],
        jd_ut: float,
    ) -> models.OrbitClassBatchEnvelopeResponse:
        """Dynamical classes of up to 128 asteroids and comets, each with its own result or error

        Classes of the JPL Small-Body Database: IEO, ATE, APO, AMO, MCA, IMB, MBA, OMB, TJN, CEN, TNO, PAA, HYA, AST for asteroids; ETc, CTc, JFc (Levison and Duncan), JFC, HTC (classical), HYP, PAR, COM for comets. The elements are those of the instant; `catalogue_code` is the class in the database. Planets have no class.

        Args:
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/orbits/class/batch", models.OrbitClassBatchEnvelopeResponse, {}, {}, {"bodies": bodies, "jd_ut": jd_ut})

    def distance_extremes(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.DistanceExtremesEnvelopeResponse:
        """Next perihelion and next aphelion

        Returns the next local minimum and the next local maximum of the geometric distance from the Sun after `jd_ut`, in either order. The motion of the Sun about the barycentre gives Neptune and Uranus several extremes near each apsis. The search ends after 1.5 periods or 300,000 days.

        Args:
            body: Mercury, Venus, Earth, Mars ... Pluto; or a small body by name, number or asteroid:NAME
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/orbits/distance-extremes", models.DistanceExtremesEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def orbital_elements(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.OrbitalElementsEnvelopeResponse:
        """Osculating heliocentric elements, ecliptic of J2000.0

        Computed from the geometric state of the ephemeris, without light-time and without mean elements. Mars to Pluto are the barycentres of their systems. GM is that of Sun and planet together, and that of the Sun for a small body. A small body without a file of states is integrated from its elements.

        Args:
            body: Mercury, Venus, Earth, Mars ... Pluto; or a small body by name, number or asteroid:NAME
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/orbits/elements", models.OrbitalElementsEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def pancha_pakshi_constitution_authJ(self) -> models.PanchaPakshiAuthJConstitutionStatusResponse:
        """Status of the AuthJ constitution

        The status of the material; the answer contains no cell, relation, condition or prognosis."""
        return self._call("GET", "/v1/pancha-pakshi/constitution/authJ", models.PanchaPakshiAuthJConstitutionStatusResponse, {}, {}, None)

    def pancha_pakshi_context_astronomical_paksha(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        policy_id: Literal["apparent_geocentric_moon_sun_longitude_paksha_half_open_v1"],
    ) -> models.PanchaPakshiAstronomicalPakshaResponse:
        """Lunar half at an instant

        Apparent geocentric longitude of the Moon less that of the Sun: [0, 180) is shukla (purva), [180, 360) krishna (amara), without a tolerance. The route selects no schedule.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/pancha-pakshi/context/astronomical-paksha", models.PanchaPakshiAstronomicalPakshaResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "policy_id": policy_id})

    def pancha_pakshi_context_local_solar(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["local_solar_day_explicit_paksha_v1"],
    ) -> models.PanchaPakshiLocalSolarContextResponse:
        """Solar half, weekday and nominal schedule at an instant and place

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. When the Sun does not rise and set around the instant (polar day and night) the answer is 422. The request contains the paksha.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            paksha: label of the lunar half in the source: purva waxes, amara wanes"""
        return self._call("POST", "/v1/pancha-pakshi/context/local-solar", models.PanchaPakshiLocalSolarContextResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    def pancha_pakshi_identity_aksara(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        initial_vowel: str,
    ) -> models.PanchaPakshiAksaraIdentityResponse:
        """Bird of the initial vowel of a name or question

        Args:
            initial_vowel: first vowel of the name or of the question: A, I, U, E, O in either case, or the Tamil letter"""
        return self._call("POST", "/v1/pancha-pakshi/identity/aksara", models.PanchaPakshiAksaraIdentityResponse, {}, {}, {"profile_id": profile_id, "initial_vowel": initial_vowel})

    def pancha_pakshi_identity_natal_moon(
        self,
        *,
        profile_id: Literal["chennai_2024_nakshatra_natal_identity"],
        dt: str,
        policy_id: Literal["chennai_2024_apparent_authI_natal_moon_identity_v1"] | str,
    ) -> models.PanchaPakshiNatalMoonIdentityResponse:
        """Bird of the nakshatra of the Moon at birth

        27 equal half-open sectors of 40/3 degrees of the true sidereal longitude; an exact internal boundary is in the following nakshatra, and so is the binary64 number just below it.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/pancha-pakshi/identity/natal-moon", models.PanchaPakshiNatalMoonIdentityResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "policy_id": policy_id})

    def pancha_pakshi_mappings_nakshatra_bird(
        self,
        *,
        profile_id: Literal["chennai_2024_nakshatra_natal_identity"],
        profile_paksha: Literal["purva", "amara"],
        nakshatra_index: int,
    ) -> models.PanchaPakshiNakshatraBirdMappingResponse:
        """Bird of a nakshatra in a lunar half

        A lookup in the table of the source. It does not use the Moon, an ayanamsa or an instant.

        Args:
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            nakshatra_index: 0 Ashwini ... 26 Revati"""
        return self._call("POST", "/v1/pancha-pakshi/mappings/nakshatra-bird", models.PanchaPakshiNakshatraBirdMappingResponse, {}, {}, {"profile_id": profile_id, "profile_paksha": profile_paksha, "nakshatra_index": nakshatra_index})

    def pancha_pakshi_profiles(self) -> models.PanchaPakshiProfilesResponse:
        """Pancha pakshi: source profiles of the five birds

        Each request names its profile; there is no default."""
        return self._call("GET", "/v1/pancha-pakshi/profiles", models.PanchaPakshiProfilesResponse, {}, {}, None)

    def pancha_pakshi_profiles_profile_id(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule", "chennai_2024_nakshatra_natal_identity", "chennai_2024_padu_bird_mapping", "chennai_2024_sookshma_temporal_selector"],
    ) -> models.PanchaPakshiProfileInfoResponse:
        """One source profile: provenance, leaves, conflicting witnesses"""
        return self._call("GET", "/v1/pancha-pakshi/profiles/{profile_id}", models.PanchaPakshiProfileInfoResponse, {"profile_id": profile_id}, {}, None)

    def pancha_pakshi_relationships_directed(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        subject: Literal["vulture", "owl", "crow", "cock", "peacock"],
        target: Literal["vulture", "owl", "crow", "cock", "peacock"],
    ) -> models.PanchaPakshiDirectedRelationshipResponse:
        """Relation (friend or enemy) of one bird to another

        Relations are directed as the source states them; the relation of a bird with itself is undefined (422).

        Args:
            subject: bird that has the relation
            target: another bird; the relation of a bird with itself is not defined"""
        return self._call("POST", "/v1/pancha-pakshi/relationships/directed", models.PanchaPakshiDirectedRelationshipResponse, {}, {}, {"profile_id": profile_id, "subject": subject, "target": target})

    def pancha_pakshi_roles_padu(
        self,
        *,
        profile_id: Literal["chennai_2024_padu_bird_mapping"],
        profile_paksha: Literal["purva", "amara"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    ) -> models.PanchaPakshiPaduBirdMappingResponse:
        """Padu bird (dead or inoperative) of a weekday in a lunar half

        The padu role is independent of the activities of the schedule.

        Args:
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            weekday: weekday of the solar day, which begins at sunrise"""
        return self._call("POST", "/v1/pancha-pakshi/roles/padu", models.PanchaPakshiPaduBirdMappingResponse, {}, {}, {"profile_id": profile_id, "profile_paksha": profile_paksha, "weekday": weekday})

    def pancha_pakshi_schedule_first_eat_bird(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        profile_paksha: Literal["purva", "amara"],
        half: Literal["day", "night"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    ) -> models.PanchaPakshiFirstEatBirdMappingResponse:
        """Bird that eats in the first samam

        Args:
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            half: day: sunrise to sunset; night: sunset to sunrise
            weekday: weekday of the solar day, which begins at sunrise"""
        return self._call("POST", "/v1/pancha-pakshi/schedule/first-eat-bird", models.PanchaPakshiFirstEatBirdMappingResponse, {}, {}, {"profile_id": profile_id, "profile_paksha": profile_paksha, "half": half, "weekday": weekday})

    def pancha_pakshi_schedule_fixed_clock(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1"],
    ) -> models.PanchaPakshiFixedClockMaterializationResponse:
        """Schedule with nazhigai of 24 minutes (fixed clock)

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. When the Sun does not rise and set around the instant (polar day and night) the answer is 422. The request contains the paksha. A nazhigai is 1440 SI seconds on TT from the start of the half; the schedule is not adapted to the end of the solar half (ends within 0.0001 s count as equal).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            paksha: label of the lunar half in the source: purva waxes, amara wanes"""
        return self._call("POST", "/v1/pancha-pakshi/schedule/fixed-clock", models.PanchaPakshiFixedClockMaterializationResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    def pancha_pakshi_schedule_fixed_clock_current_cell(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["fixed_clock_current_cell_half_open_solar_precedence_v1"],
    ) -> models.PanchaPakshiFixedClockCurrentCellResponse:
        """Cell of the fixed clock at an instant

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. When the Sun does not rise and set around the instant (polar day and night) the answer is 422. The request contains the paksha. Cells are half-open on TT. In the tail of a solar half that is longer than the fixed clock there is no cell (unmaterialized_solar_half_tail).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            paksha: label of the lunar half in the source: purva waxes, amara wanes"""
        return self._call("POST", "/v1/pancha-pakshi/schedule/fixed-clock/current-cell", models.PanchaPakshiFixedClockCurrentCellResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    def pancha_pakshi_schedule_nominal(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        paksha: Literal["purva", "amara"],
        half: Literal["day", "night"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    ) -> models.PanchaPakshiNominalScheduleResponse:
        """The 25 cells of a day or night in nazhigai

        Exact, half-open offsets from the start of the half, independent of clock and sky.

        Args:
            paksha: label of the lunar half in the source: purva waxes, amara wanes
            half: day: sunrise to sunset; night: sunset to sunrise
            weekday: weekday of the solar day, which begins at sunrise"""
        return self._call("POST", "/v1/pancha-pakshi/schedule/nominal", models.PanchaPakshiNominalScheduleResponse, {}, {}, {"profile_id": profile_id, "paksha": paksha, "half": half, "weekday": weekday})

    def pancha_pakshi_schedule_solar_proportional(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["solar_proportional_nominal_offsets_over_governing_half_tt_v1"],
    ) -> models.PanchaPakshiSolarProportionalMaterializationResponse:
        """Schedule scaled to the solar half

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. When the Sun does not rise and set around the instant (polar day and night) the answer is 422. The request contains the paksha. Each offset in nazhigai is an exact share of the 30 nazhigai of the half, scaled to its length on TT; the first and the last bound are those of the half.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            paksha: label of the lunar half in the source: purva waxes, amara wanes"""
        return self._call("POST", "/v1/pancha-pakshi/schedule/solar-proportional", models.PanchaPakshiSolarProportionalMaterializationResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    def pancha_pakshi_schedule_solar_proportional_current_cell(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["solar_proportional_current_cell_half_open_solar_precedence_v1"],
    ) -> models.PanchaPakshiSolarProportionalCurrentCellResponse:
        """Cell of the scaled schedule at an instant

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. When the Sun does not rise and set around the instant (polar day and night) the answer is 422. The request contains the paksha. Cells are half-open on TT; exactly one contains the instant.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            paksha: label of the lunar half in the source: purva waxes, amara wanes"""
        return self._call("POST", "/v1/pancha-pakshi/schedule/solar-proportional/current-cell", models.PanchaPakshiSolarProportionalCurrentCellResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    def pancha_pakshi_sookshma_civil_time_select(
        self,
        *,
        schedule_profile_id: Literal["madras_1879_aksara_schedule"],
        selector_profile_id: Literal["chennai_2024_sookshma_temporal_selector"],
        dt: str,
        latitude: float,
        longitude: float,
        profile_paksha: Literal["purva", "amara"],
        subject_bird: Literal["vulture", "owl", "crow", "cock", "peacock"],
        timing_policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1", "solar_proportional_nominal_offsets_over_governing_half_tt_v1"],
        selector_policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"],
    ) -> models.PanchaPakshiCivilTimeSookshmaSelectionResponse:
        """Sookshma part of a bird's activity at an instant and place

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. When the Sun does not rise and set around the instant (polar day and night) the answer is 422. The request contains the paksha. The elapsed offset is computed exactly from the Julian days TT of the answer. In the tail of a fixed clock samam, offset and composition are null.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            subject_bird: bird whose activity in the samam is divided"""
        return self._call("POST", "/v1/pancha-pakshi/sookshma/civil-time-select", models.PanchaPakshiCivilTimeSookshmaSelectionResponse, {}, {}, {"schedule_profile_id": schedule_profile_id, "selector_profile_id": selector_profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "profile_paksha": profile_paksha, "subject_bird": subject_bird, "timing_policy_id": timing_policy_id, "selector_policy_id": selector_policy_id})

    def pancha_pakshi_sookshma_schedule_select(
        self,
        *,
        schedule_profile_id: Literal["madras_1879_aksara_schedule"],
        selector_profile_id: Literal["chennai_2024_sookshma_temporal_selector"],
        profile_paksha: Literal["purva", "amara"],
        half: Literal["day", "night"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        samam_index: int,
        subject_bird: Literal["vulture", "owl", "crow", "cock", "peacock"],
        selector_policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"],
        elapsed_nazhigai: models.PanchaPakshiFractionRequest | dict[str, Any],
    ) -> models.PanchaPakshiScheduleSookshmaSelectionResponse:
        """Sookshma part of a bird's activity in a samam of a schedule

        The offset is an exact, reduced fraction of nazhigai in [0, 6). Parts are half-open: a shared end is in the part that begins there.

        Args:
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            half: day: sunrise to sunset; night: sunset to sunrise
            weekday: weekday of the solar day, which begins at sunrise
            subject_bird: bird whose activity in the samam is divided"""
        return self._call("POST", "/v1/pancha-pakshi/sookshma/schedule-select", models.PanchaPakshiScheduleSookshmaSelectionResponse, {}, {}, {"schedule_profile_id": schedule_profile_id, "selector_profile_id": selector_profile_id, "profile_paksha": profile_paksha, "half": half, "weekday": weekday, "samam_index": samam_index, "subject_bird": subject_bird, "selector_policy_id": selector_policy_id, "elapsed_nazhigai": elapsed_nazhigai})

    def pancha_pakshi_sookshma_select(
        self,
        *,
        profile_id: Literal["chennai_2024_sookshma_temporal_selector"],
        policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"],
        parent_activity: Literal["eat", "walk", "rule", "sleep", "die"],
        elapsed_nazhigai: models.PanchaPakshiFractionRequest | dict[str, Any],
    ) -> models.PanchaPakshiSookshmaSelectionResponse:
        """Sookshma part of a samam at an exact offset

        The offset is an exact, reduced fraction of nazhigai in [0, 6). Parts are half-open: a shared end is in the part that begins there. With the weighted policy the parts have the lengths of the activities, in their cyclic order from the parent activity; equal fifths have no activity.

        Args:
            parent_activity: activity of the divided samam"""
        return self._call("POST", "/v1/pancha-pakshi/sookshma/select", models.PanchaPakshiSookshmaSelectionResponse, {}, {}, {"profile_id": profile_id, "policy_id": policy_id, "parent_activity": parent_activity, "elapsed_nazhigai": elapsed_nazhigai})

    def panchanga_chart(
        self,
        *,
        dt: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
        policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PanchangaResultResponse:
        """Panchanga of an instant with the times of its limbs, and the lunar month

        Positions are apparent and geocentric unless the request says otherwise. With a place the weekday runs from local sunrise to sunrise; without one the weekday is that of Greenwich (`vara_basis`). Each limb has its start and end. The lunar month is counted from new moon (amanta) and from full moon (purnimanta).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: place of the sunrise: geodetic latitude, degrees north
            observer_lon: place of the sunrise: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/panchanga/chart", models.PanchangaResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "policy": policy})

    def panchanga_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
        policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PanchangaProfileResponse:
        """Classes of the panchanga of an instant

        Positions are apparent and geocentric unless the request says otherwise. With a place the weekday runs from local sunrise to sunrise; without one the weekday is that of Greenwich (`vara_basis`). Each limb has its start and end. The lunar month is counted from new moon (amanta) and from full moon (purnimanta).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: place of the sunrise: geodetic latitude, degrees north
            observer_lon: place of the sunrise: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/panchanga/chart/profile", models.PanchangaProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "policy": policy})

    def panchanga_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        policy: models.DailyPanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DailyPanchangaResponse:
        """Panchanga of a civil date: the limbs from its sunrise to the next, with solved ends

        The day is [sunrise, next sunrise) at a place, in a civil time zone. Limbs have the part within the day and their true end. Without a sunrise `status` is unavailable with its reasons.

        Args:
            local_date: civil date of the time zone, YYYY-MM-DD in the proleptic Gregorian calendar; a sunrise of this date begins the day
            timezone: name of the IANA time zone database, such as Asia/Kolkata
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/panchanga/day", models.DailyPanchangaResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "policy": policy})

    def panchanga_instant(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PanchangaResultResponse:
        """Panchanga (five limbs) of given longitudes of Sun and Moon

        Longitudes refer to the true equinox of date, as in chart answers. The answer has the weekday of Greenwich, because the request has no place for a sunrise.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
        return self._call("POST", "/v1/panchanga/instant", models.PanchangaResultResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "policy": policy})

    def panchanga_instant_profile(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PanchangaProfileResponse:
        """Classes of the panchanga of given longitudes

        Longitudes refer to the true equinox of date, as in chart answers. The answer has the weekday of Greenwich, because the request has no place for a sunrise.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
        return self._call("POST", "/v1/panchanga/instant/profile", models.PanchangaProfileResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "policy": policy})

    def panchanga_lunar_month(
        self,
        *,
        jd_ut1: float,
        policy: models.LunarMonthPolicyRequest | dict[str, Any] | None = None,
    ) -> models.LunarMonthResponse:
        """Lunar month of an instant, amanta or purnimanta, with adhika and kshaya months

        A lunation has the name of the sign that the Sun enters in it; without an ingress it is adhika, with two a name is omitted. In the purnimanta reckoning an adhika month lies between the dark and the bright half of the month of its name.

        Args:
            jd_ut1: Julian day UT1, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/panchanga/lunar-month", models.LunarMonthResponse, {}, {}, {"jd_ut1": jd_ut1, "policy": policy})

    def parans_field_analysis(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        metric: Literal["match_presence", "exactness_score", "survival_rate"],
        threshold: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanFieldAnalysisResponse:
        """Regions, peaks and boundaries of a paran field

        One paran as a function of latitude and longitude: each sample is a search at its place, with the same function as `/v1/parans/site`. Poles are rejected, because they have no meridian. Samples at or above the threshold are active; north, south, east and west are neighbours.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)
            metric: match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: fraction of the offsets for which it is found; 0 everywhere without offsets, 1 where it is found with an empty list
            threshold: a place is active when its metric is at least this value
            stability_time_offsets_minutes: shifts of the 24 hours, minutes; each is tested to see whether the paran is still found
            orb_minutes: largest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""
        return self._call("POST", "/v1/parans/field/analysis", models.ParanFieldAnalysisResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "metric": metric, "threshold": threshold, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    def parans_field_contours(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        metric: Literal["match_presence", "exactness_score", "survival_rate"],
        threshold: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
        interpolation: Literal["linear", "exact"] | None = None,
        geojson: bool | None = None,
    ) -> models.ParanContourExtractionResponse:
        """Contour of a paran field, cell by cell

        One paran as a function of latitude and longitude: each sample is a search at its place, with the same function as `/v1/parans/site`. Poles are rejected, because they have no meridian. Marching squares over the grid: end points are interpolated linearly between samples, or, with `interpolation: exact`, solved on the field itself (within 0.1 m).

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)
            metric: match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: fraction of the offsets for which it is found; 0 everywhere without offsets, 1 where it is found with an empty list
            threshold: a place is active when its metric is at least this value
            stability_time_offsets_minutes: shifts of the 24 hours, minutes; each is tested to see whether the paran is still found
            orb_minutes: largest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon
            interpolation: point at which a contour crosses an edge of the grid: linear between the two samples, or solved on the field itself
            geojson: also return the curves as GeoJSON (RFC 7946), cut at the antimeridian"""
        return self._call("POST", "/v1/parans/field/contours", models.ParanContourExtractionResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "metric": metric, "threshold": threshold, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy, "interpolation": interpolation, "geojson": geojson})

    def parans_field_paths(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        metric: Literal["match_presence", "exactness_score", "survival_rate"],
        threshold: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
        interpolation: Literal["linear", "exact"] | None = None,
        geojson: bool | None = None,
    ) -> models.ParanContourPathSetResponse:
        """Contour of a paran field as lines

        One paran as a function of latitude and longitude: each sample is a search at its place, with the same function as `/v1/parans/site`. Poles are rejected, because they have no meridian. Segments that share an end point are joined; segments without a neighbour are listed separately.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)
            metric: match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: fraction of the offsets for which it is found; 0 everywhere without offsets, 1 where it is found with an empty list
            threshold: a place is active when its metric is at least this value
            stability_time_offsets_minutes: shifts of the 24 hours, minutes; each is tested to see whether the paran is still found
            orb_minutes: largest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon
            interpolation: point at which a contour crosses an edge of the grid: linear between the two samples, or solved on the field itself
            geojson: also return the curves as GeoJSON (RFC 7946), cut at the antimeridian"""
        return self._call("POST", "/v1/parans/field/paths", models.ParanContourPathSetResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "metric": metric, "threshold": threshold, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy, "interpolation": interpolation, "geojson": geojson})

    def parans_field_samples(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanFieldSampleSearchResponse:
        """A paran at every point of a grid

        One paran as a function of latitude and longitude: each sample is a search at its place, with the same function as `/v1/parans/site`. Poles are rejected, because they have no meridian.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)
            stability_time_offsets_minutes: shifts of the 24 hours, minutes; each is tested to see whether the paran is still found
            orb_minutes: largest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""
        return self._call("POST", "/v1/parans/field/samples", models.ParanFieldSampleSearchResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    def parans_field_structure(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        metric: Literal["match_presence", "exactness_score", "survival_rate"],
        threshold: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanFieldStructureResponse:
        """Nesting of the contours of a paran field

        One paran as a function of latitude and longitude: each sample is a search at its place, with the same function as `/v1/parans/site`. Poles are rejected, because they have no meridian. A line is nested in a closed line that encloses its bounding box and its centroid; each line lists the region and the peaks of the analysis that belong to it.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)
            metric: match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: fraction of the offsets for which it is found; 0 everywhere without offsets, 1 where it is found with an empty list
            threshold: a place is active when its metric is at least this value
            stability_time_offsets_minutes: shifts of the 24 hours, minutes; each is tested to see whether the paran is still found
            orb_minutes: largest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""
        return self._call("POST", "/v1/parans/field/structure", models.ParanFieldStructureResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "metric": metric, "threshold": threshold, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    def parans_natal(
        self,
        *,
        bodies: list[str],
        natal_jd: float,
        lat: float,
        lon: float,
        include_crossing_inventory: bool | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanSearchResponse:
        """Parans of the day of birth

        Search over the UT1 day, midnight to midnight, that contains the birth; `window` gives the interval.

        Args:
            natal_jd: birth, Julian day UT1; the search covers the 24 hours from the preceding midnight UT1
            lat: geodetic latitude, degrees north; not exactly a pole, which has no meridian
            lon: geodetic longitude, degrees east
            include_crossing_inventory: also return the four circles of every body, with the reason for each missing crossing
            orb_minutes: largest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""
        return self._call("POST", "/v1/parans/natal", models.ParanSearchResponse, {}, {}, {"bodies": bodies, "natal_jd": natal_jd, "lat": lat, "lon": lon, "include_crossing_inventory": include_crossing_inventory, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    def parans_search(
        self,
        *,
        bodies: list[str],
        jd_day: float,
        lat: float,
        lon: float,
        include_crossing_inventory: bool | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanSearchResponse:
        """Parans (paranatellonta) of a day: pairs of bodies on the horizon or meridian at the same time

        Pairs of crossings (rising, setting, upper and lower culmination) by two bodies at one place within `orb_minutes`, in the 24 hours [jd_day, jd_day + 1), the closest first. Topocentric, centre of the disc, 34 arcminutes of refraction unless `horizon_policy` says otherwise. A body that never crosses the horizon contributes its culminations; the inventory explains every missing circle.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            lat: geodetic latitude, degrees north; not exactly a pole, which has no meridian
            lon: geodetic longitude, degrees east
            include_crossing_inventory: also return the four circles of every body, with the reason for each missing crossing
            orb_minutes: largest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""
        return self._call("POST", "/v1/parans/search", models.ParanSearchResponse, {}, {}, {"bodies": bodies, "jd_day": jd_day, "lat": lat, "lon": lon, "include_crossing_inventory": include_crossing_inventory, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    def parans_site(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        lat: float,
        lon: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanSiteAnswer:
        """Whether a paran also occurs at another place

        The same bodies on the same circles at this place. If the 24 hours contain several, the one nearest in time to the target is returned. `unmatched_reason` explains a missing paran. Offsets test whether the paran is still found when the 24 hours are shifted.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            lat: geodetic latitude, degrees north; not exactly a pole, which has no meridian
            lon: geodetic longitude, degrees east
            stability_time_offsets_minutes: shifts of the 24 hours, minutes; each is tested to see whether the paran is still found
            orb_minutes: largest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""
        return self._call("POST", "/v1/parans/site", models.ParanSiteAnswer, {}, {}, {"target": target, "jd_day": jd_day, "lat": lat, "lon": lon, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    def patterns_chart_profile(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        orb_factor: float | None = None,
        include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None,
        orbs: Literal["pattern", "aspect"] | None = None,
        dominant_only: bool | None = None,
    ) -> models.PatternChartConditionProfileResponse:
        """Condition of the aspect patterns of a chart

        All pattern routes use the same patterns. `include` selects patterns first; `dominant_only` then omits each pattern that another found aspect pattern contains. At most 5,000 patterns.

        Args:
            include_nodes: true: include nodes and apogees
            orb_factor: multiplies every orb of the aspect table
            include: names of the patterns to find; default: all
            orbs: orbs of the aspects of a pattern. pattern: orbs of the pattern itself (3 degrees for the sextile of a yod), returned as pattern_orb; aspect: orbs of the aspect table, returned as allowed_orb
            dominant_only: true: omit patterns whose bodies and aspects are contained in another found pattern"""
        return self._call("POST", "/v1/patterns/chart-profile", models.PatternChartConditionProfileResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    def patterns_coherence(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        orb_factor: float | None = None,
        include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None,
        orbs: Literal["pattern", "aspect"] | None = None,
        dominant_only: bool | None = None,
    ) -> models.PatternCoherenceSearchResponse:
        """Band of each aspect pattern by its loosest aspect, with the motion of its aspects

        The band measures the loosest required aspect by fixed reference orbs (conjunction and opposition 8 degrees, square and trine 7, sextile 5, quincunx 3): Very strong to 0.10, Strong to 0.25, Moderate to 0.50, Loose to 0.75, else Marginal. This is a rule of the service; no tradition has it. Grand Cross, Grand Trine, Kite, Mystic Rectangle, T-Square and Yod are assessed. All pattern routes use the same patterns. `include` selects patterns first; `dominant_only` then omits each pattern that another found aspect pattern contains. At most 5,000 patterns.

        Args:
            include_nodes: true: include nodes and apogees
            orb_factor: multiplies every orb of the aspect table
            include: names of the patterns to find; default: all
            orbs: orbs of the aspects of a pattern. pattern: orbs of the pattern itself (3 degrees for the sextile of a yod), returned as pattern_orb; aspect: orbs of the aspect table, returned as allowed_orb
            dominant_only: true: omit patterns whose bodies and aspects are contained in another found pattern"""
        return self._call("POST", "/v1/patterns/coherence", models.PatternCoherenceSearchResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    def patterns_find(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        orb_factor: float | None = None,
        include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None,
        orbs: Literal["pattern", "aspect"] | None = None,
        dominant_only: bool | None = None,
    ) -> models.PatternSearchResponse:
        """Aspect patterns of a chart

        All pattern routes use the same patterns. `include` selects patterns first; `dominant_only` then omits each pattern that another found aspect pattern contains. At most 5,000 patterns.

        Args:
            include_nodes: true: include nodes and apogees
            orb_factor: multiplies every orb of the aspect table
            include: names of the patterns to find; default: all
            orbs: orbs of the aspects of a pattern. pattern: orbs of the pattern itself (3 degrees for the sextile of a yod), returned as pattern_orb; aspect: orbs of the aspect table, returned as allowed_orb
            dominant_only: true: omit patterns whose bodies and aspects are contained in another found pattern"""
        return self._call("POST", "/v1/patterns/find", models.PatternSearchResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    def patterns_network(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        orb_factor: float | None = None,
        include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None,
        orbs: Literal["pattern", "aspect"] | None = None,
        dominant_only: bool | None = None,
    ) -> models.PatternConditionNetworkProfileResponse:
        """Patterns and bodies of a chart as a network

        All pattern routes use the same patterns. `include` selects patterns first; `dominant_only` then omits each pattern that another found aspect pattern contains. At most 5,000 patterns.

        Args:
            include_nodes: true: include nodes and apogees
            orb_factor: multiplies every orb of the aspect table
            include: names of the patterns to find; default: all
            orbs: orbs of the aspects of a pattern. pattern: orbs of the pattern itself (3 degrees for the sextile of a yod), returned as pattern_orb; aspect: orbs of the aspect table, returned as allowed_orb
            dominant_only: true: omit patterns whose bodies and aspects are contained in another found pattern"""
        return self._call("POST", "/v1/patterns/network", models.PatternConditionNetworkProfileResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    def phase_angle(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.PhaseAngleResponse:
        """Phase angle Sun - body - Earth

        At the instant at which the light left the body. The Sun and lunar points have no phase angle.

        Args:
            body: Sun ... Pluto, or a named small body, if the product supports it
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/phase/angle", models.PhaseAngleResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def phase_angular_diameter(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.AngularDiameterResponse:
        """Apparent diameter of a disc

        Args:
            body: Sun ... Pluto, or a named small body, if the product supports it
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/phase/angular-diameter", models.AngularDiameterResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def phase_apparent_magnitude(
        self,
        *,
        body: str,
        jd_ut: float,
        include_model_detail: bool | None = None,
    ) -> models.ApparentMagnitudeResponse:
        """Apparent V magnitude

        Planets: Mallama and Hilton 2018; Moon: Allen 1973 with the crescent of Samaha, Asaad and Mikhail 1969. Geocentric, without extinction.

        Args:
            body: Sun ... Pluto, or a named small body, if the product supports it
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/phase/apparent-magnitude", models.ApparentMagnitudeResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "include_model_detail": include_model_detail})

    def phase_elongation(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.ElongationResponse:
        """Angle between a body and the Sun

        Angle on the sphere between apparent geocentric places, accurate at small and large angles.

        Args:
            body: Sun ... Pluto, or a named small body, if the product supports it
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/phase/elongation", models.ElongationResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def phase_illuminated_fraction(
        self,
        *,
        phase_angle: float,
    ) -> models.IlluminatedFractionResponse:
        """Illuminated fraction of a disc at a phase angle

        (1 + cos(phase_angle)) / 2; uses no ephemeris.

        Args:
            phase_angle: angle Sun - body - observer, degrees"""
        return self._call("POST", "/v1/phase/illuminated-fraction", models.IlluminatedFractionResponse, {}, {}, {"phase_angle": phase_angle})

    def phase_synodic(
        self,
        *,
        body1: str,
        body2: str,
        jd_ut: float,
        include_state: bool | None = None,
    ) -> models.SynodicPhaseResponse:
        """Phase between two bodies in apparent longitude

        Args:
            body1: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            body2: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/phase/synodic", models.SynodicPhaseResponse, {}, {}, {"body1": body1, "body2": body2, "jd_ut": jd_ut, "include_state": include_state})

    def orbital_phenomena_events(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        event_kinds: list[Literal["greatest_eastern_elongation", "greatest_western_elongation", "perihelion", "aphelion"]] | None = None,
    ) -> models.OrbitalPhenomenaEventsEnvelopeResponse:
        """Greatest elongations, perihelia and aphelia in a window

        All events of the requested kinds, in a window of at most 5000 days. A greatest elongation is a maximum of the angle between the apparent places of planet and Sun; perihelion and aphelion are extremes of the geometric distance from the Sun.

        Args:
            body: Mercury, Venus, Earth, Mars ... Pluto
            jd_start: Julian day, UT1
            jd_end: end of the window, Julian day UT1; at most 5000 days after jd_start
            event_kinds: default: all kinds of the body; only Mercury and Venus have greatest elongations"""
        return self._call("POST", "/v1/phenomena/orbital-events", models.OrbitalPhenomenaEventsEnvelopeResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "event_kinds": event_kinds})

    def planet_phenomena(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.PlanetPhenomenaEnvelopeResponse:
        """Phase, elongation, diameter and magnitude of a body

        Geocentric, with light time. Magnitudes: Mallama & Hilton 2018 for the planets (Saturn with its rings); the sunlit Moon with a phase law that is valid up to 180 degrees.

        Args:
            body: Moon, Mercury ... Neptune
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/phenomena/planet", models.PlanetPhenomenaEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def proximity_events(
        self,
        *,
        body1: str,
        body2: str,
        jd_start: float,
        jd_end: float,
        threshold_deg: float,
    ) -> models.ProximityEventsEnvelopeResponse:
        """Instants at which two bodies enter and leave a distance in longitude

        Instants at which the difference of the apparent longitudes is plus or minus the threshold, in a window of at most 1200 days.

        Args:
            body1: Sun, Moon, Mercury ... Pluto
            body2: a second body from the same list
            jd_start: Julian day, UT1
            jd_end: end of the window, Julian day UT1; at most 1200 days after jd_start
            threshold_deg: distance in longitude, degrees"""
        return self._call("POST", "/v1/phenomena/proximity", models.ProximityEventsEnvelopeResponse, {}, {}, {"body1": body1, "body2": body2, "jd_start": jd_start, "jd_end": jd_end, "threshold_deg": threshold_deg})

    def pipeline_chart(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.ChartReductionResponse:
        """Chart with the reduction of each place

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            observer_lat: observer: geodetic latitude, degrees north; give it together with observer_lon
            observer_lon: observer: longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/pipeline/chart", models.ChartReductionResponse, {}, {}, {"dt": dt, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    def pipeline_positions_planet(
        self,
        *,
        dt: str,
        body: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        apparent: bool | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
    ) -> models.PlanetPositionReductionResponse:
        """Place of one body with every stage of its reduction

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            observer_lat: observer: geodetic latitude, degrees north; give it together with observer_lon
            observer_lon: observer: longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            apparent: false returns the geometric place (no light-time, deflection or aberration)
            nutation: false refers the place to the mean ecliptic and equinox of date"""
        return self._call("POST", "/v1/pipeline/positions/planet", models.PlanetPositionReductionResponse, {}, {}, {"dt": dt, "body": body, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "apparent": apparent, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation})

    def pipeline_positions_sky(
        self,
        *,
        dt: str,
        body: str,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
        refraction: bool | None = None,
        pressure_mbar: float | None = None,
        temperature_c: float | None = None,
        relative_humidity: float | None = None,
    ) -> models.SkyPositionReductionResponse:
        """Sky position with its policy and stages

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            latitude: geodetic latitude, degrees north
            longitude: longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            refraction: true adds refraction to the altitude"""
        return self._call("POST", "/v1/pipeline/positions/sky", models.SkyPositionReductionResponse, {}, {}, {"dt": dt, "body": body, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation, "refraction": refraction, "pressure_mbar": pressure_mbar, "temperature_c": temperature_c, "relative_humidity": relative_humidity})

    def planetary_hours_hour_at(
        self,
        *,
        jd: float,
        latitude: float,
        longitude: float,
        include_iso_utc: bool | None = None,
        include_schedule: bool | None = None,
    ) -> models.PlanetaryHoursHourAtResponse:
        """The planetary hour that contains an instant

        The planetary day runs from the last sunrise at or before the instant to the next sunrise. Day and night are each divided into twelve equal hours. There is no civil day and no time zone. If the Sun does not rise and set around the instant, the answer is 422.

        Args:
            jd: instant in the requested planetary day, Julian day UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            include_iso_utc: true adds start_utc and end_utc to each hour
            include_schedule: true adds the schedule of the entire day"""
        return self._call("POST", "/v1/planetary-hours/hour-at", models.PlanetaryHoursHourAtResponse, {}, {}, {"jd": jd, "latitude": latitude, "longitude": longitude, "include_iso_utc": include_iso_utc, "include_schedule": include_schedule})

    def planetary_hours_schedule(
        self,
        *,
        jd: float,
        latitude: float,
        longitude: float,
        include_iso_utc: bool | None = None,
    ) -> models.PlanetaryHoursScheduleResponse:
        """The 24 planetary hours around an instant

        The planetary day runs from the last sunrise at or before the instant to the next sunrise. Day and night are each divided into twelve equal hours. There is no civil day and no time zone. If the Sun does not rise and set around the instant, the answer is 422.

        Args:
            jd: instant in the requested planetary day, Julian day UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            include_iso_utc: true adds start_utc and end_utc to each hour"""
        return self._call("POST", "/v1/planetary-hours/schedule", models.PlanetaryHoursScheduleResponse, {}, {}, {"jd": jd, "latitude": latitude, "longitude": longitude, "include_iso_utc": include_iso_utc})

    def frame_heliocentric(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
    ) -> models.FrameHeliocentricResponse:
        """Geometric heliocentric places

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: default: all bodies of the frame"""
        return self._call("POST", "/v1/positions/frame/heliocentric", models.FrameHeliocentricResponse, {}, {}, {"dt": dt, "bodies": bodies})

    def frame_planetocentric(
        self,
        *,
        dt: str,
        observer: str,
        bodies: list[str] | None = None,
    ) -> models.FramePlanetocentricResponse:
        """Geometric places from another body

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            bodies: default: all bodies of the frame"""
        return self._call("POST", "/v1/positions/frame/planetocentric", models.FramePlanetocentricResponse, {}, {}, {"dt": dt, "observer": observer, "bodies": bodies})

    def frame_received_light(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
    ) -> models.FrameReceivedLightResponse:
        """Apparent and geometric places of the same instant

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: default: all bodies of the frame"""
        return self._call("POST", "/v1/positions/frame/received-light", models.FrameReceivedLightResponse, {}, {}, {"dt": dt, "bodies": bodies})

    def frame_ssb(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
    ) -> models.FrameSSBResponse:
        """Geometric places from the solar-system barycentre

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: default: all bodies of the frame"""
        return self._call("POST", "/v1/positions/frame/ssb", models.FrameSSBResponse, {}, {}, {"dt": dt, "bodies": bodies})

    def planet_position(
        self,
        *,
        dt: str,
        body: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        apparent: bool | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
    ) -> models.PlanetPositionAnswer:
        """Apparent place of one body

        In the true ecliptic and equinox of date, geocentric or topocentric. Each correction can be switched off.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            observer_lat: observer: geodetic latitude, degrees north; give it together with observer_lon
            observer_lon: observer: longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            apparent: false returns the geometric place (no light-time, deflection or aberration)
            nutation: false refers the place to the mean ecliptic and equinox of date"""
        return self._call("POST", "/v1/positions/planet", models.PlanetPositionAnswer, {}, {}, {"dt": dt, "body": body, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "apparent": apparent, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation})

    def planet_position_reduction(
        self,
        *,
        dt: str,
        body: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        apparent: bool | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
    ) -> models.PlanetPositionReductionResponse:
        """Place of one body with every stage of its reduction

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            observer_lat: observer: geodetic latitude, degrees north; give it together with observer_lon
            observer_lon: observer: longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            apparent: false returns the geometric place (no light-time, deflection or aberration)
            nutation: false refers the place to the mean ecliptic and equinox of date"""
        return self._call("POST", "/v1/positions/planet/reduction", models.PlanetPositionReductionResponse, {}, {}, {"dt": dt, "body": body, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "apparent": apparent, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation})

    def sky_position(
        self,
        *,
        dt: str,
        body: str,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
        refraction: bool | None = None,
        pressure_mbar: float | None = None,
        temperature_c: float | None = None,
        relative_humidity: float | None = None,
    ) -> models.SkyPositionResponse:
        """Right ascension, declination, azimuth and altitude of one body

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            latitude: geodetic latitude, degrees north
            longitude: longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            refraction: true adds refraction to the altitude"""
        return self._call("POST", "/v1/positions/sky", models.SkyPositionResponse, {}, {}, {"dt": dt, "body": body, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation, "refraction": refraction, "pressure_mbar": pressure_mbar, "temperature_c": temperature_c, "relative_humidity": relative_humidity})

    def sky_position_reduction(
        self,
        *,
        dt: str,
        body: str,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
        refraction: bool | None = None,
        pressure_mbar: float | None = None,
        temperature_c: float | None = None,
        relative_humidity: float | None = None,
    ) -> models.SkyPositionReductionResponse:
        """Sky position with its policy and stages

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            latitude: geodetic latitude, degrees north
            longitude: longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            refraction: true adds refraction to the altitude"""
        return self._call("POST", "/v1/positions/sky/reduction", models.SkyPositionReductionResponse, {}, {}, {"dt": dt, "body": body, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation, "refraction": refraction, "pressure_mbar": pressure_mbar, "temperature_c": temperature_c, "relative_humidity": relative_humidity})

    def primary_directions_arcs(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsArcsResponse:
        """Primary directions by arc

        Direct: the daily motion carries the promissor to the mundane place of the significator. Converse: promissor and significator exchange their roles. A preset fixes all choices of a method (formulas and sources: src/families/predictive/primary-directions/README.md). `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` bound the answer. `not_evaluable` lists points that have no mundane place at this latitude.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: latitude of the place of directions: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: true: include True Node, Mean Node, Lilith and True Lilith
            observer_lon: longitude of the place of directions, degrees east; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date
            place_center: origin of the positions of the bodies: the birthplace, or the centre of the Earth
            max_arc: degrees
            significators: names of bodies, angles (ASC, MC, DSC, IC), nodes and house cusps (H1 ... H12); default: all except cusps
            promissors: names as in significators, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) for presets with aspects, and mundane aspects (`Mars Mundane Square`) for mundane presets; default: all except cusps and aspects
            include_relations: true: profiles include the relations of each arc
            include_condition: true: profiles include the condition of each significator
            submitted_arcs: arcs to evaluate instead of a search; [] gives an empty answer
            aspect_promissors: true: the promissors include sextiles, squares, trines and the opposition of the planets, zodiacal or (for mundane presets) mundane
            max_age: largest age of the returned arcs, in years of the key (of `timing`, if given)
            limit: largest number of returned arcs, nearest first; default 10000
            offset: number of skipped arcs"""
        return self._call("POST", "/v1/primary-directions/arcs", models.PrimaryDirectionsArcsResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    def primary_directions_arcs_reduction(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsArcsReductionResponse:
        """Primary directions by arc, with their receipts

        Direct: the daily motion carries the promissor to the mundane place of the significator. Converse: promissor and significator exchange their roles. A preset fixes all choices of a method (formulas and sources: src/families/predictive/primary-directions/README.md). `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` bound the answer. `not_evaluable` lists points that have no mundane place at this latitude.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: latitude of the place of directions: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: true: include True Node, Mean Node, Lilith and True Lilith
            observer_lon: longitude of the place of directions, degrees east; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date
            place_center: origin of the positions of the bodies: the birthplace, or the centre of the Earth
            max_arc: degrees
            significators: names of bodies, angles (ASC, MC, DSC, IC), nodes and house cusps (H1 ... H12); default: all except cusps
            promissors: names as in significators, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) for presets with aspects, and mundane aspects (`Mars Mundane Square`) for mundane presets; default: all except cusps and aspects
            include_relations: true: profiles include the relations of each arc
            include_condition: true: profiles include the condition of each significator
            submitted_arcs: arcs to evaluate instead of a search; [] gives an empty answer
            aspect_promissors: true: the promissors include sextiles, squares, trines and the opposition of the planets, zodiacal or (for mundane presets) mundane
            max_age: largest age of the returned arcs, in years of the key (of `timing`, if given)
            limit: largest number of returned arcs, nearest first; default 10000
            offset: number of skipped arcs"""
        return self._call("POST", "/v1/primary-directions/arcs/reduction", models.PrimaryDirectionsArcsReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    def primary_directions_network(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsNetworkResponse:
        """Promissors and significators as a network

        Direct: the daily motion carries the promissor to the mundane place of the significator. Converse: promissor and significator exchange their roles. A preset fixes all choices of a method (formulas and sources: src/families/predictive/primary-directions/README.md). `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` bound the answer. `not_evaluable` lists points that have no mundane place at this latitude.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: latitude of the place of directions: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: true: include True Node, Mean Node, Lilith and True Lilith
            observer_lon: longitude of the place of directions, degrees east; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date
            place_center: origin of the positions of the bodies: the birthplace, or the centre of the Earth
            max_arc: degrees
            significators: names of bodies, angles (ASC, MC, DSC, IC), nodes and house cusps (H1 ... H12); default: all except cusps
            promissors: names as in significators, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) for presets with aspects, and mundane aspects (`Mars Mundane Square`) for mundane presets; default: all except cusps and aspects
            include_relations: true: profiles include the relations of each arc
            include_condition: true: profiles include the condition of each significator
            submitted_arcs: arcs to evaluate instead of a search; [] gives an empty answer
            aspect_promissors: true: the promissors include sextiles, squares, trines and the opposition of the planets, zodiacal or (for mundane presets) mundane
            max_age: largest age of the returned arcs, in years of the key (of `timing`, if given)
            limit: largest number of returned arcs, nearest first; default 10000
            offset: number of skipped arcs"""
        return self._call("POST", "/v1/primary-directions/network", models.PrimaryDirectionsNetworkResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    def primary_directions_network_reduction(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsNetworkReductionResponse:
        """Promissors and significators as a network, with its receipts

        Direct: the daily motion carries the promissor to the mundane place of the significator. Converse: promissor and significator exchange their roles. A preset fixes all choices of a method (formulas and sources: src/families/predictive/primary-directions/README.md). `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` bound the answer. `not_evaluable` lists points that have no mundane place at this latitude.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: latitude of the place of directions: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: true: include True Node, Mean Node, Lilith and True Lilith
            observer_lon: longitude of the place of directions, degrees east; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date
            place_center: origin of the positions of the bodies: the birthplace, or the centre of the Earth
            max_arc: degrees
            significators: names of bodies, angles (ASC, MC, DSC, IC), nodes and house cusps (H1 ... H12); default: all except cusps
            promissors: names as in significators, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) for presets with aspects, and mundane aspects (`Mars Mundane Square`) for mundane presets; default: all except cusps and aspects
            include_relations: true: profiles include the relations of each arc
            include_condition: true: profiles include the condition of each significator
            submitted_arcs: arcs to evaluate instead of a search; [] gives an empty answer
            aspect_promissors: true: the promissors include sextiles, squares, trines and the opposition of the planets, zodiacal or (for mundane presets) mundane
            max_age: largest age of the returned arcs, in years of the key (of `timing`, if given)
            limit: largest number of returned arcs, nearest first; default 10000
            offset: number of skipped arcs"""
        return self._call("POST", "/v1/primary-directions/network/reduction", models.PrimaryDirectionsNetworkReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    def primary_directions_profile(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsProfileResponse:
        """Primary directions by significator

        Direct: the daily motion carries the promissor to the mundane place of the significator. Converse: promissor and significator exchange their roles. A preset fixes all choices of a method (formulas and sources: src/families/predictive/primary-directions/README.md). `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` bound the answer. `not_evaluable` lists points that have no mundane place at this latitude. An empty profile has 0 as nearest and farthest arc.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: latitude of the place of directions: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: true: include True Node, Mean Node, Lilith and True Lilith
            observer_lon: longitude of the place of directions, degrees east; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date
            place_center: origin of the positions of the bodies: the birthplace, or the centre of the Earth
            max_arc: degrees
            significators: names of bodies, angles (ASC, MC, DSC, IC), nodes and house cusps (H1 ... H12); default: all except cusps
            promissors: names as in significators, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) for presets with aspects, and mundane aspects (`Mars Mundane Square`) for mundane presets; default: all except cusps and aspects
            include_relations: true: profiles include the relations of each arc
            include_condition: true: profiles include the condition of each significator
            submitted_arcs: arcs to evaluate instead of a search; [] gives an empty answer
            aspect_promissors: true: the promissors include sextiles, squares, trines and the opposition of the planets, zodiacal or (for mundane presets) mundane
            max_age: largest age of the returned arcs, in years of the key (of `timing`, if given)
            limit: largest number of returned arcs, nearest first; default 10000
            offset: number of skipped arcs"""
        return self._call("POST", "/v1/primary-directions/profile", models.PrimaryDirectionsProfileResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    def primary_directions_profile_reduction(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsProfileReductionResponse:
        """Primary directions by significator, with their receipts

        Direct: the daily motion carries the promissor to the mundane place of the significator. Converse: promissor and significator exchange their roles. A preset fixes all choices of a method (formulas and sources: src/families/predictive/primary-directions/README.md). `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` bound the answer. `not_evaluable` lists points that have no mundane place at this latitude.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: latitude of the place of directions: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: true: include True Node, Mean Node, Lilith and True Lilith
            observer_lon: longitude of the place of directions, degrees east; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date
            place_center: origin of the positions of the bodies: the birthplace, or the centre of the Earth
            max_arc: degrees
            significators: names of bodies, angles (ASC, MC, DSC, IC), nodes and house cusps (H1 ... H12); default: all except cusps
            promissors: names as in significators, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) for presets with aspects, and mundane aspects (`Mars Mundane Square`) for mundane presets; default: all except cusps and aspects
            include_relations: true: profiles include the relations of each arc
            include_condition: true: profiles include the condition of each significator
            submitted_arcs: arcs to evaluate instead of a search; [] gives an empty answer
            aspect_promissors: true: the promissors include sextiles, squares, trines and the opposition of the planets, zodiacal or (for mundane presets) mundane
            max_age: largest age of the returned arcs, in years of the key (of `timing`, if given)
            limit: largest number of returned arcs, nearest first; default 10000
            offset: number of skipped arcs"""
        return self._call("POST", "/v1/primary-directions/profile/reduction", models.PrimaryDirectionsProfileReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    def primary_directions_relations(
        self,
        *,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]],
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
    ) -> list[models.PrimaryDirectionRelationProfileResponse]:
        """Relations of submitted arcs under a policy

        Validates each arc against the policy: method, space, motion, relation, and the rate of the solar key.

        Args:
            include_relations: must be true: this route returns relations
            include_condition: must be false: profiles return conditions"""
        return self._call("POST", "/v1/primary-directions/relations", list[models.PrimaryDirectionRelationProfileResponse], {}, {}, {"submitted_arcs": submitted_arcs, "policy": policy, "include_relations": include_relations, "include_condition": include_condition})

    def primary_directions_speculum(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
    ) -> models.PrimaryDirectionsSpeculumResponse:
        """Speculum: the mundane quantities of bodies and angles

        Right ascension, declination, semi-arcs, ascensions, circles of position and poles. A point that never crosses the horizon has the semi-arcs 180 and 0, and `rising` reports it.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: latitude of the place of directions: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: each once; default: Sun ... Pluto
            include_nodes: true: include True Node, Mean Node, Lilith and True Lilith
            observer_lon: longitude of the place of directions, degrees east; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date
            place_center: origin of the positions of the bodies: the birthplace, or the centre of the Earth"""
        return self._call("POST", "/v1/primary-directions/speculum", models.PrimaryDirectionsSpeculumResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center})

    def profections_annual(
        self,
        *,
        natal: models.TimelordNativityRequest | dict[str, Any],
        age_years: int,
    ) -> models.ProfectionResultResponse:
        """Profection of a completed age

        The Ascendant advances by one sign each year; the ruler of its sign is the lord of the year (Valens IV.11; Dorotheus IV.1). Bodies within `activation_orb` of the profected degree are activated.

        Args:
            age_years: completed years"""
        return self._call("POST", "/v1/profections/annual", models.ProfectionResultResponse, {}, {}, {"natal": natal, "age_years": age_years})

    def profections_monthly(
        self,
        *,
        natal: models.TimelordNativityRequest | dict[str, Any],
        age_years: int,
        month_index: int,
    ) -> models.MonthlyProfectionResponse:
        """Profection of a month of a completed age

        The Ascendant advances by one sign each year; the ruler of its sign is the lord of the year (Valens IV.11; Dorotheus IV.1). Each month advances by one sign from the sign of the year.

        Args:
            age_years: completed years
            month_index: completed months of the year"""
        return self._call("POST", "/v1/profections/monthly", models.MonthlyProfectionResponse, {}, {}, {"natal": natal, "age_years": age_years, "month_index": month_index})

    def profections_schedule(
        self,
        *,
        natal: models.TimelordNativityRequest | dict[str, Any],
        current_dt: str,
        civil_timezone: str | None = None,
        leap_day_policy: Literal["february_28", "march_1", None] | None = None,
        ambiguous_time_policy: Literal["earlier_occurrence", "later_occurrence", None] | None = None,
        interval_policy: Literal["equal_twelfths_of_civil_anniversary_year", "ptolemaic_28_days"] | None = None,
    ) -> models.ProfectionResultResponse:
        """Annual and monthly profections at an instant

        The Ascendant advances by one sign each year; the ruler of its sign is the lord of the year (Valens IV.11; Dorotheus IV.1). The age is completed at the civil anniversary of the birth, in `civil_timezone` or at the offset of `natal.dt`. A birth on 29 February requires `leap_day_policy`. A birthday whose local time occurs twice requires `ambiguous_time_policy`; a birthday whose local time does not exist is refused (422).

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            civil_timezone: IANA time zone of the birthdays; default: the offset of natal.dt
            leap_day_policy: birthday in common years after a birth on 29 February; required for such a birth
            ambiguous_time_policy: which occurrence counts where the local time of a birthday occurs twice
            interval_policy: months of the year: twelve equal parts (Valens IV.11), or 28 days for each sign from the sign of the year (Ptolemy IV.10)"""
        return self._call("POST", "/v1/profections/schedule", models.ProfectionResultResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "civil_timezone": civil_timezone, "leap_day_policy": leap_day_policy, "ambiguous_time_policy": ambiguous_time_policy, "interval_policy": interval_policy})

    def progressions_arc(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["solar_arc", "solar_arc_right_ascension", "authE_longitude", "authE_right_ascension", "mean_solar_arc_longitude", "mean_solar_arc_right_ascension", "one_degree_longitude", "one_degree_right_ascension", "planetary_arc"] | str,
        converse: bool | None = None,
        arc_body: str | None = None,
        converse_motion: Literal["subtracted", "backward"] | None = None,
    ) -> models.ProgressedChartResponse:
        """Natal positions directed by one arc (solar arc, Naibod, planetary arc and others)

        A year of life has 365.24219 days; ages are counted in UT1. One arc moves all natal positions: `solar_arc` (the motion of the secondary Sun in longitude), `solar_arc_right_ascension` (the motion of the secondary Sun in right ascension), `authE_longitude` (59′08.33″ a year in longitude), `authE_right_ascension` (59′08.33″ a year in right ascension), `mean_solar_arc_longitude` (360/365.24219 degrees a year in longitude), `mean_solar_arc_right_ascension` (360/365.24219 degrees a year in right ascension), `one_degree_longitude` (a degree a year in longitude), `one_degree_right_ascension` (a degree a year in right ascension), `planetary_arc` (the secondary motion of a requested body in longitude). Arcs in right ascension rotate each position about the pole of the equator. Converse motion subtracts the direct arc; with `converse_motion` `backward` it is the motion before birth. Arcs are in [0, 360) degrees; converse arcs are negative.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            arc_body: body whose motion is the arc; required for planetary_arc
            converse_motion: converse arcs. subtracted: the direct arc is subtracted; backward: the motion of the reference before birth"""
        return self._call("POST", "/v1/progressions/arc", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "arc_body": arc_body, "converse_motion": converse_motion})

    def progressions_arc_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["solar_arc", "solar_arc_right_ascension", "authE_longitude", "authE_right_ascension", "mean_solar_arc_longitude", "mean_solar_arc_right_ascension", "one_degree_longitude", "one_degree_right_ascension", "planetary_arc"] | str,
        converse: bool | None = None,
        arc_body: str | None = None,
        converse_motion: Literal["subtracted", "backward"] | None = None,
    ) -> models.ProgressedChartReductionResponse:
        """Natal positions directed by one arc, with its receipts

        A year of life has 365.24219 days; ages are counted in UT1. One arc moves all natal positions: `solar_arc` (the motion of the secondary Sun in longitude), `solar_arc_right_ascension` (the motion of the secondary Sun in right ascension), `authE_longitude` (59′08.33″ a year in longitude), `authE_right_ascension` (59′08.33″ a year in right ascension), `mean_solar_arc_longitude` (360/365.24219 degrees a year in longitude), `mean_solar_arc_right_ascension` (360/365.24219 degrees a year in right ascension), `one_degree_longitude` (a degree a year in longitude), `one_degree_right_ascension` (a degree a year in right ascension), `planetary_arc` (the secondary motion of a requested body in longitude). Arcs in right ascension rotate each position about the pole of the equator. Converse motion subtracts the direct arc; with `converse_motion` `backward` it is the motion before birth. Arcs are in [0, 360) degrees; converse arcs are negative.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            arc_body: body whose motion is the arc; required for planetary_arc
            converse_motion: converse arcs. subtracted: the direct arc is subtracted; backward: the motion of the reference before birth"""
        return self._call("POST", "/v1/progressions/arc/reduction", models.ProgressedChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "arc_body": arc_body, "converse_motion": converse_motion})

    def progressions_house_frame(
        self,
        *,
        natal: models.HouseFrameNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
        angle_method: Literal["progressed_armc", "solar_arc_midheaven", "authE_right_ascension"] | str | None = None,
        house_policy: models.ProgressedHousePolicyRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedHouseFrameResponse:
        """Progressed house frame (daily houses)

        A year of life has 365.24219 days; ages are counted in UT1. Houses of the progressed instant at the natal place.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            angle_method: progressed_armc: sidereal time of the progressed instant; solar_arc_midheaven: the natal midheaven moved by the solar arc in longitude; authE_right_ascension (Naibod): the natal ARMC moved by 59′08.33″ per year"""
        return self._call("POST", "/v1/progressions/house-frame", models.ProgressedHouseFrameResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "angle_method": angle_method, "house_policy": house_policy})

    def progressions_house_frame_arc(
        self,
        *,
        natal: models.HouseFrameArcNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["ascendant_arc", "vertex_arc"],
        converse: bool | None = None,
        converse_motion: Literal["subtracted", "backward"] | None = None,
    ) -> models.ProgressedChartResponse:
        """Natal positions directed by the arc of the ascendant or vertex

        A year of life has 365.24219 days; ages are counted in UT1. One arc moves all natal positions: `ascendant_arc` (the motion of the ascendant of the secondary instant), `vertex_arc` (the motion of the vertex of the secondary instant). Converse motion subtracts the direct arc; with `converse_motion` `backward` it is the motion before birth.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            converse_motion: converse arcs. subtracted: the direct arc is subtracted; backward: the motion of the reference before birth"""
        return self._call("POST", "/v1/progressions/house-frame/arc", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "converse_motion": converse_motion})

    def progressions_house_frame_arc_reduction(
        self,
        *,
        natal: models.HouseFrameArcNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["ascendant_arc", "vertex_arc"],
        converse: bool | None = None,
        converse_motion: Literal["subtracted", "backward"] | None = None,
    ) -> models.ProgressedHouseFrameArcReductionResponse:
        """Natal positions directed by the arc of the ascendant or vertex, with its receipts

        A year of life has 365.24219 days; ages are counted in UT1. One arc moves all natal positions: `ascendant_arc` (the motion of the ascendant of the secondary instant), `vertex_arc` (the motion of the vertex of the secondary instant). Converse motion subtracts the direct arc; with `converse_motion` `backward` it is the motion before birth.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            converse_motion: converse arcs. subtracted: the direct arc is subtracted; backward: the motion of the reference before birth"""
        return self._call("POST", "/v1/progressions/house-frame/arc/reduction", models.ProgressedHouseFrameArcReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "converse_motion": converse_motion})

    def progressions_house_frame_cusps(
        self,
        *,
        natal: models.HouseFrameNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
        angle_method: Literal["progressed_armc", "solar_arc_midheaven", "authE_right_ascension"] | str | None = None,
        house_policy: models.ProgressedHousePolicyRequest | dict[str, Any] | None = None,
    ) -> models.DailyHousesResponse:
        """Progressed cusps and angles only

        A year of life has 365.24219 days; ages are counted in UT1. Houses of the progressed instant at the natal place.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            angle_method: progressed_armc: sidereal time of the progressed instant; solar_arc_midheaven: the natal midheaven moved by the solar arc in longitude; authE_right_ascension (Naibod): the natal ARMC moved by 59′08.33″ per year"""
        return self._call("POST", "/v1/progressions/house-frame/cusps", models.DailyHousesResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "angle_method": angle_method, "house_policy": house_policy})

    def progressions_house_frame_reduction(
        self,
        *,
        natal: models.HouseFrameNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
        angle_method: Literal["progressed_armc", "solar_arc_midheaven", "authE_right_ascension"] | str | None = None,
        house_policy: models.ProgressedHousePolicyRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedHouseFrameReductionResponse:
        """Progressed house frame with its receipts

        A year of life has 365.24219 days; ages are counted in UT1. Houses of the progressed instant at the natal place.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            angle_method: progressed_armc: sidereal time of the progressed instant; solar_arc_midheaven: the natal midheaven moved by the solar arc in longitude; authE_right_ascension (Naibod): the natal ARMC moved by 59′08.33″ per year"""
        return self._call("POST", "/v1/progressions/house-frame/reduction", models.ProgressedHouseFrameReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "angle_method": angle_method, "house_policy": house_policy})

    def progressions_network(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionConditionNetworkProfileResponse:
        """Progression techniques and their bases as a network

        A year of life has 365.24219 days; ages are counted in UT1. Each technique may occur once.

        Args:
            items: secondary progressions
            house_frame_items: progressed house frames"""
        return self._call("POST", "/v1/progressions/network", models.ProgressionConditionNetworkProfileResponse, {}, {}, {"items": items, "house_frame_items": house_frame_items})

    def progressions_network_reduction(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionConditionNetworkProfileReductionResponse:
        """Progression techniques and their bases as a network, with receipts

        A year of life has 365.24219 days; ages are counted in UT1. Each technique may occur once.

        Args:
            items: secondary progressions
            house_frame_items: progressed house frames"""
        return self._call("POST", "/v1/progressions/network/reduction", models.ProgressionConditionNetworkProfileReductionResponse, {}, {}, {"items": items, "house_frame_items": house_frame_items})

    def progressions_profile(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionChartConditionProfileResponse:
        """Structural profiles of progressions, with counts

        A year of life has 365.24219 days; ages are counted in UT1.

        Args:
            items: secondary progressions
            house_frame_items: progressed house frames"""
        return self._call("POST", "/v1/progressions/profile", models.ProgressionChartConditionProfileResponse, {}, {}, {"items": items, "house_frame_items": house_frame_items})

    def progressions_profile_reduction(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionChartConditionProfileReductionResponse:
        """Structural profiles of progressions, with receipts

        A year of life has 365.24219 days; ages are counted in UT1.

        Args:
            items: secondary progressions
            house_frame_items: progressed house frames"""
        return self._call("POST", "/v1/progressions/profile/reduction", models.ProgressionChartConditionProfileReductionResponse, {}, {}, {"items": items, "house_frame_items": house_frame_items})

    def progressions_secondary(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
        events: models.ProgressedEventsRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedChartResponse:
        """Secondary progression: one day of ephemeris per year of life

        A year of life has 365.24219 days; ages are counted in UT1. `events` lists the progressed events in a range of life: exact aspects to the natal points and among progressed points, sign and house changes, stations, and the eight phases of the lunation cycle.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth"""
        return self._call("POST", "/v1/progressions/secondary", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "events": events})

    def progressions_secondary_declination(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedDeclinationChartResponse:
        """Declinations of the secondary progressed sky

        A year of life has 365.24219 days; ages are counted in UT1.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth"""
        return self._call("POST", "/v1/progressions/secondary-declination", models.ProgressedDeclinationChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse})

    def progressions_secondary_declination_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedDeclinationChartReductionResponse:
        """Declinations of the secondary progressed sky with their receipts

        A year of life has 365.24219 days; ages are counted in UT1.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth"""
        return self._call("POST", "/v1/progressions/secondary-declination/reduction", models.ProgressedDeclinationChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse})

    def progressions_secondary_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedChartReductionResponse:
        """Secondary progression with its receipts

        A year of life has 365.24219 days; ages are counted in UT1.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth"""
        return self._call("POST", "/v1/progressions/secondary/reduction", models.ProgressedChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse})

    def progressions_time_key(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["tertiary", "tertiary_ii", "minor", "duodenary", "quotidian_solar", "quotidian_lunar"],
        converse: bool | None = None,
        month: Literal["tropical", "sidereal", "synodic", None] | None = None,
        stepping: Literal["continuous", "stepwise", None] | None = None,
        events: models.ProgressedEventsRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedChartResponse:
        """Progression by another time key (tertiary, minor, duodenary, quotidian)

        A year of life has 365.24219 days; ages are counted in UT1. Keys: `tertiary` (a day of ephemeris for a lunar month), `tertiary_ii` (a synodic month of ephemeris for a completed year), `minor` (a lunar month of ephemeris for a year), `duodenary` (a twelfth of a day of ephemeris for a year), `quotidian_solar` (from the secondary date of the last birthday a day of ephemeris for a day), `quotidian_lunar` (from the secondary date of the last birthday a lunar month of ephemeris until the next one). Converse keys use the ephemeris before birth; converse quotidian keys reverse the current year only. `events` lists the progressed events in a range of life: exact aspects to the natal points and among progressed points, sign and house changes, stations, and the eight phases of the lunation cycle.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            month: lunar month of the key; default tropical (27.321582 days), for tertiary_ii and quotidian_lunar synodic (29.530589 days)
            stepping: stepwise: only completed life units move the chart; default continuous, for tertiary_ii stepwise"""
        return self._call("POST", "/v1/progressions/time-key", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "month": month, "stepping": stepping, "events": events})

    def progressions_time_key_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["tertiary", "tertiary_ii", "minor", "duodenary", "quotidian_solar", "quotidian_lunar"],
        converse: bool | None = None,
        month: Literal["tropical", "sidereal", "synodic", None] | None = None,
        stepping: Literal["continuous", "stepwise", None] | None = None,
    ) -> models.ProgressedChartReductionResponse:
        """Progression by another time key, with its receipts

        A year of life has 365.24219 days; ages are counted in UT1. Keys: `tertiary` (a day of ephemeris for a lunar month), `tertiary_ii` (a synodic month of ephemeris for a completed year), `minor` (a lunar month of ephemeris for a year), `duodenary` (a twelfth of a day of ephemeris for a year), `quotidian_solar` (from the secondary date of the last birthday a day of ephemeris for a day), `quotidian_lunar` (from the secondary date of the last birthday a lunar month of ephemeris until the next one). Converse keys use the ephemeris before birth; converse quotidian keys reverse the current year only.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: true: converse motion, before birth
            month: lunar month of the key; default tropical (27.321582 days), for tertiary_ii and quotidian_lunar synodic (29.530589 days)
            stepping: stepwise: only completed life units move the chart; default continuous, for tertiary_ii stepwise"""
        return self._call("POST", "/v1/progressions/time-key/reduction", models.ProgressedChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "month": month, "stepping": stepping})

    def returns_lunar(
        self,
        *,
        natal_moon_lon: float,
        jd_start: float,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.ReturnEventResponse:
        """Next lunar return

        A return is the instant at which the apparent geocentric longitude of the body (true ecliptic and equinox of date) is equal to the natal longitude.

        Args:
            natal_moon_lon: ecliptic longitude, degrees; reduced to [0, 360)
            jd_start: Julian day, UT1
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states
            solver_tolerance_days: width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""
        return self._call("POST", "/v1/returns/lunar", models.ReturnEventResponse, {}, {}, {"natal_moon_lon": natal_moon_lon, "jd_start": jd_start, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days})

    def returns_planet(
        self,
        *,
        body: str,
        natal_lon: float,
        jd_start: float,
        direction: Literal["direct", "retrograde", "either"] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.ReturnEventResponse:
        """Next return of a body

        A return is the instant at which the apparent geocentric longitude of the body (true ecliptic and equinox of date) is equal to the natal longitude. The search covers one and a half sidereal periods; `direction` is the motion at the return. Answers 404 `not_found` if there is no such return.

        Args:
            body: Sun, Moon, Mercury ... Pluto, or a named small body
            natal_lon: ecliptic longitude, degrees; reduced to [0, 360)
            jd_start: Julian day, UT1
            direction: which crossings are answered, by the motion of the body at the crossing
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states
            solver_tolerance_days: width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""
        return self._call("POST", "/v1/returns/planet", models.ReturnEventResponse, {}, {}, {"body": body, "natal_lon": natal_lon, "jd_start": jd_start, "direction": direction, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days})

    def returns_relocated(
        self,
        *,
        return_kind: Literal["solar_return", "lunar_return", "planetary_return"],
        natal_longitude: float,
        source_latitude: float,
        source_longitude: float,
        relocated_latitude: float,
        relocated_longitude: float,
        body: str | None = None,
        year: int | None = None,
        jd_start: float | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
        source_house_system: str | None = None,
        relocated_house_system: str | None = None,
        bodies: list[str] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
        house_policy: models.HousePolicyRequest | dict[str, Any] | None = None,
    ) -> models.RelocatedReturnResponse:
        """Relocated return: one return in the houses of two places

        A return is the instant at which the apparent geocentric longitude of the body (true ecliptic and equinox of date) is equal to the natal longitude. `year` selects a solar return, `jd_start` the other returns. Both charts contain the same geocentric sky; the receipt compares them.

        Args:
            natal_longitude: ecliptic longitude, degrees; reduced to [0, 360)
            source_latitude: geodetic latitude, degrees north
            source_longitude: geodetic longitude, degrees east
            relocated_latitude: geodetic latitude, degrees north
            relocated_longitude: geodetic longitude, degrees east
            body: required for planetary returns; otherwise Sun or Moon, or absent
            year: calendar year of the return (proleptic Gregorian, astronomical numbering)
            jd_start: Julian day UT1; the search for a lunar or planetary return starts strictly after it
            direction: which crossings are answered, by the motion of the body at the crossing
            source_house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            relocated_house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies of the charts; default Sun ... Pluto
            solver_tolerance_days: width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""
        return self._call("POST", "/v1/returns/relocated", models.RelocatedReturnResponse, {}, {}, {"return_kind": return_kind, "natal_longitude": natal_longitude, "body": body, "year": year, "jd_start": jd_start, "direction": direction, "source_latitude": source_latitude, "source_longitude": source_longitude, "relocated_latitude": relocated_latitude, "relocated_longitude": relocated_longitude, "source_house_system": source_house_system, "relocated_house_system": relocated_house_system, "bodies": bodies, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "house_policy": house_policy})

    def returns_solar(
        self,
        *,
        natal_sun_lon: float,
        year: int,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.ReturnEventResponse:
        """Solar return of a year

        A return is the instant at which the apparent geocentric longitude of the body (true ecliptic and equinox of date) is equal to the natal longitude. Returns the solar return of the calendar year, for any birthday.

        Args:
            natal_sun_lon: ecliptic longitude, degrees; reduced to [0, 360)
            year: calendar year of the return (proleptic Gregorian, astronomical numbering)
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states
            solver_tolerance_days: width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""
        return self._call("POST", "/v1/returns/solar", models.ReturnEventResponse, {}, {}, {"natal_sun_lon": natal_sun_lon, "year": year, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days})

    def rise_set_phenomena(
        self,
        *,
        body: str,
        jd_start: float,
        lat: float,
        lon: float,
        altitude: float | None = None,
        policy: models.RiseSetPolicyRequest | dict[str, Any] | None = None,
        elevation_m: float | None = None,
    ) -> models.RiseSetPhenomenaResponse:
        """Rise, set and meridian passages of a body within 24 hours

        Topocentric, at every latitude. `rise`, `set`, `transit` and `anti_transit` are the first of their kind at or after `jd_start`, `events` lists all; `visibility_state` distinguishes a body that never crosses the horizon from one whose crossing is outside the 24 hours. Without `altitude` and `policy` the horizon is that of almanacs: -0.8333 degrees for the centre of Sun and Moon, -0.5667 for others. With a policy the limb is that of the apparent disc of the moment.

        Args:
            body: a body, or a fixed star by any of its names
            jd_start: start of the 24 hours that are searched, Julian day UT1
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east
            altitude: airless altitude of the centre that counts as the horizon, degrees; overrides the policy. Default: -0.8333 for Sun and Moon, -0.5667 for others
            elevation_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/rise-set/phenomena", models.RiseSetPhenomenaResponse, {}, {}, {"body": body, "jd_start": jd_start, "lat": lat, "lon": lon, "altitude": altitude, "policy": policy, "elevation_m": elevation_m})

    def rise_set_transit(
        self,
        *,
        body: str,
        jd_day: float,
        lat: float,
        lon: float,
        upper: bool | None = None,
        elevation_m: float | None = None,
    ) -> models.RiseSetTransitResponse:
        """Next upper or lower meridian passage of a body

        The first passage strictly after `jd_day`, by the topocentric hour angle. The Moon may need up to 25 hours.

        Args:
            body: a body, or a fixed star by any of its names
            jd_day: start of the search, Julian day UT1; the passage is strictly after it
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east
            upper: true: hour angle 0; false: hour angle 180 degrees
            elevation_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/rise-set/transit", models.RiseSetTransitResponse, {}, {}, {"body": body, "jd_day": jd_day, "lat": lat, "lon": lon, "upper": upper, "elevation_m": elevation_m})

    def twilight_times(
        self,
        *,
        jd_day: float,
        lat: float,
        lon: float,
        elevation_m: float | None = None,
        days: int | None = None,
    ) -> models.TwilightTimesResponse:
        """Dawn, sunrise, sunset and dusk of one day

        Centre of the Sun at -18, -12, -6 and -0.8333 degrees during the local solar day around the noon of `jd_day`; null when the Sun does not cross that altitude, with the reason in `visibility_states`.

        Args:
            jd_day: start of the civil day (0h), Julian day UT1; the search covers the local solar day around its noon
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            days: number of consecutive days in `daily`, from that of jd_day"""
        return self._call("POST", "/v1/rise-set/twilight", models.TwilightTimesResponse, {}, {}, {"jd_day": jd_day, "lat": lat, "lon": lon, "elevation_m": elevation_m, "days": days})

    def sade_sati_status(
        self,
        *,
        natal_moon_sidereal_lon: float,
        saturn_sidereal_lon: float,
        kantaka_houses: Literal["fourth", "angles"] | None = None,
    ) -> models.SadeSatiStatusResponse:
        """Saturn counted from the natal Moon: sade sati, ashtama and kantaka

        By whole signs of the sidereal zodiac: the seven and a half years (sade sati) in the twelfth, first and second sign from the Moon, ashtama in the eighth, kantaka in the fourth or in the angles.

        Args:
            natal_moon_sidereal_lon: sidereal longitude of the natal Moon, degrees; reduced to [0, 360)
            saturn_sidereal_lon: sidereal longitude of Saturn, degrees; reduced to [0, 360)
            kantaka_houses: houses from the Moon called kantaka: the fourth alone, or the first, fourth, seventh and tenth"""
        return self._call("POST", "/v1/sade-sati/status", models.SadeSatiStatusResponse, {}, {}, {"natal_moon_sidereal_lon": natal_moon_sidereal_lon, "saturn_sidereal_lon": saturn_sidereal_lon, "kantaka_houses": kantaka_houses})

    def sade_sati_windows(
        self,
        *,
        natal_moon_sidereal_lon: float,
        start_dt: str,
        end_dt: str,
        ayanamsa_system: str | None = None,
        max_evaluations: int | None = None,
        phases: Literal["sade_sati", "all"] | None = None,
        kantaka_houses: Literal["fourth", "angles"] | None = None,
    ) -> models.SadeSatiWindowsResponse:
        """Spans of the phases of sade sati in a window

        Each span is a stay of Saturn in a sign; its ends are solved ingresses, apparent and geocentric, so that a short retrograde return is a span of its own. The window is [start, end).

        Args:
            natal_moon_sidereal_lon: sidereal longitude of the natal Moon, degrees; reduced to [0, 360)
            start_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            max_evaluations: bounds the window: it may be 5 days long for each evaluation after the first (136 years by default, 273 at most)
            phases: sade_sati: the three phases of the seven and a half years; all: also ashtama and kantaka
            kantaka_houses: houses from the Moon called kantaka: the fourth alone, or the first, fourth, seventh and tenth"""
        return self._call("POST", "/v1/sade-sati/windows", models.SadeSatiWindowsResponse, {}, {}, {"natal_moon_sidereal_lon": natal_moon_sidereal_lon, "start_dt": start_dt, "end_dt": end_dt, "ayanamsa_system": ayanamsa_system, "max_evaluations": max_evaluations, "phases": phases, "kantaka_houses": kantaka_houses})

    def shadbala_chart(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaResultResponse:
        """Shadbala: the six strengths of the seven planets with all parts

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with the lords of year, month, weekday and hour from local sunrise), motion, nature and aspect. Positions are apparent and geocentric unless the request says otherwise. The answer includes the matrix of exact aspects (sputa drishti).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/shadbala/chart", models.ShadbalaResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    def shadbala_chart_bhava(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaFullPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.BhavaBalaAnswer:
        """Bhava bala: the strength of the twelve houses

        Strength of the lord, of direction and of exact aspects on the middle of the house (Raman), with the occupants and the rising of the signs (Brihat Parashara Hora Shastra 27.26-31).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/shadbala/chart/bhava", models.BhavaBalaAnswer, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    def shadbala_chart_condition(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        planet: str,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaConditionProfileResponse:
        """Shadbala of one planet and its required strength

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with the lords of year, month, weekday and hour from local sunrise), motion, nature and aspect. Positions are apparent and geocentric unless the request says otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            planet: one of the seven planets
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/shadbala/chart/condition", models.ShadbalaConditionProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "planet": planet})

    def shadbala_chart_full(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaFullPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaFullResponse:
        """Shadbala of planets and houses: strengths, profile, network and bhava bala in one answer

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with the lords of year, month, weekday and hour from local sunrise), motion, nature and aspect. Positions are apparent and geocentric unless the request says otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/shadbala/chart/full", models.ShadbalaFullResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    def shadbala_chart_network(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaNetworkProfileResponse:
        """Shadbala: ranking of the planets, and planetary wars

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with the lords of year, month, weekday and hour from local sunrise), motion, nature and aspect. Positions are apparent and geocentric unless the request says otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/shadbala/chart/network", models.ShadbalaNetworkProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    def shadbala_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaChartProfileResponse:
        """Shadbala: planets that have their required strength

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with the lords of year, month, weekday and hour from local sunrise), motion, nature and aspect. Positions are apparent and geocentric unless the request says otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/shadbala/chart/profile", models.ShadbalaChartProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    def sidereal_ayanamsa(
        self,
        *,
        jd_ut: float,
        ayanamsa_system: str | None = None,
        mode: Literal["true", "mean"] | None = None,
    ) -> models.SiderealAyanamsaResponse:
        """Ayanamsa of a system (Lahiri by default) at an instant

        Epoch-defined systems (Lahiri, Raman, Krishnamurti, Fagan-Bradley ...) change with the general precession in longitude of IAU 2006 (50.288 arcsec a year at J2000.0); star-anchored systems (True Chitra ...) follow the proper motion of their star. Conventional names and aliases are accepted.

        Args:
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            mode: true: from the true equinox of date, with nutation; mean: from the mean equinox, without nutation"""
        return self._call("POST", "/v1/sidereal/ayanamsa", models.SiderealAyanamsaResponse, {}, {}, {"jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "mode": mode})

    def sidereal_ayanamsa_systems(self) -> models.AyanamsaSystemsEnvelopeResponse:
        """Ayanamsa systems with their values at J2000.0

        The systems of the registry, and further systems that are accepted by name."""
        return self._call("GET", "/v1/sidereal/ayanamsa-systems", models.AyanamsaSystemsEnvelopeResponse, {}, {}, None)

    def sidereal_convert(
        self,
        *,
        jd_ut: float,
        longitude_deg: float,
        direction: Literal["tropical_to_sidereal", "sidereal_to_tropical"],
        ayanamsa_system: str | None = None,
        mode: Literal["true", "mean"] | None = None,
    ) -> models.SiderealConversionResponse:
        """Conversion of a longitude between the tropical and the sidereal zodiac

        Epoch-defined systems (Lahiri, Raman, Krishnamurti, Fagan-Bradley ...) change with the general precession in longitude of IAU 2006 (50.288 arcsec a year at J2000.0); star-anchored systems (True Chitra ...) follow the proper motion of their star. Conventional names and aliases are accepted.

        Args:
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            longitude_deg: ecliptic longitude, degrees; reduced to [0, 360)
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            mode: true: from the true equinox of date, with nutation; mean: from the mean equinox, without nutation"""
        return self._call("POST", "/v1/sidereal/convert", models.SiderealConversionResponse, {}, {}, {"jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "mode": mode, "longitude_deg": longitude_deg, "direction": direction})

    def solar_condition_events(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        condition: Literal["cazimi", "combust", "under_sunbeams"] | None = None,
    ) -> models.SolarConditionEventsEnvelopeResponse:
        """Instants at which a planet enters or leaves a band of the Sun

        Bands by the difference of apparent longitude from the Sun: cazimi within 17 arcminutes, combust within 8 degrees, under the beams within 17 degrees. The window has at most 1200 days.

        Args:
            body: a planet, Mercury to Pluto
            jd_start: Julian day, UT1
            jd_end: end of the window, Julian day UT1; at most 1200 days after jd_start"""
        return self._call("POST", "/v1/solar-condition/events", models.SolarConditionEventsEnvelopeResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "condition": condition})

    def solar_condition_instant(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.SolarConditionInstantEnvelopeResponse:
        """Cazimi, combust or under the beams at one instant

        Bands by the difference of apparent longitude from the Sun: cazimi within 17 arcminutes, combust within 8 degrees, under the beams within 17 degrees. For the Sun and the Moon the condition is absent.

        Args:
            body: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/solar-condition/instant", models.SolarConditionInstantEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def stars_bulk(
        self,
        *,
        dt: str,
        stars: list[str],
        skip_missing: bool | None = None,
    ) -> models.StarsBulkResponse:
        """Places of many fixed stars

        Longitude and latitude are the true place: rigorous space motion from ICRS J2000.0 and precession-nutation, from the barycentre. `apparent` adds parallax, light deflection and aberration for an observer at the geocentre. The space motion includes the radial velocity (perspective acceleration); `provenance.radial_velocity` states whether one is catalogued. At most 500 names.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            skip_missing: true lists unknown names in `missing`; false refuses the request (422)"""
        return self._call("POST", "/v1/stars/bulk", models.StarsBulkResponse, {}, {}, {"dt": dt, "stars": stars, "skip_missing": skip_missing})

    def stars_list(
        self,
        *,
        q: str | None = None,
        limit: int | None = None,
    ) -> models.StarListResponse:
        """Names of stars

        Sorted by name. `q` searches for parts of names and designations. `total` is the number of returned names.

        Args:
            q: part of a name or designation"""
        return self._call("GET", "/v1/stars/list", models.StarListResponse, {}, {"q": q, "limit": limit}, None)

    def stars_multiple_list(
        self,
        *,
        q: str | None = None,
        system_type: str | None = None,
        limit: int | None = None,
    ) -> models.MultipleStarListResponse:
        """Names of multiple stars

        Args:
            q: part of a name
            system_type: visual, wide, spectroscopic, optical; another value gives an empty list"""
        return self._call("GET", "/v1/stars/multiple/list", models.MultipleStarListResponse, {}, {"q": q, "system_type": system_type, "limit": limit}, None)

    def stars_multiple_state(
        self,
        *,
        dt: str,
        system: str,
        aperture_mm: float | None = None,
    ) -> models.MultipleStarStateResponse:
        """A multiple star at an instant

        Separation and position angle from the orbit (Kepler's equation, Thiele-Innes constants), or the catalogued measurement of a pair without a known orbit. Resolution by Dawes' limit.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            system: name, designation or alias of a catalogued system
            aperture_mm: clear aperture of the telescope, millimetres"""
        return self._call("POST", "/v1/stars/multiple/state", models.MultipleStarStateResponse, {}, {}, {"dt": dt, "system": system, "aperture_mm": aperture_mm})

    def stars_multiple_name(
        self,
        *,
        name: str,
    ) -> models.MultipleStarSystemResponse:
        """Record of a multiple star

        Args:
            name: name, designation or alias of a catalogued system"""
        return self._call("GET", "/v1/stars/multiple/{name}", models.MultipleStarSystemResponse, {"name": name}, {}, None)

    def stars_position(
        self,
        *,
        dt: str,
        star: str,
    ) -> models.StarPositionAnswer:
        """Place of a fixed star

        Longitude and latitude are the true place: rigorous space motion from ICRS J2000.0 and precession-nutation, from the barycentre. `apparent` adds parallax, light deflection and aberration for an observer at the geocentre. The space motion includes the radial velocity (perspective acceleration); `provenance.radial_velocity` states whether one is catalogued.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            star: name, designation (alf CMa, α CMa, Alpha Canis Majoris, 80 UMa), HIP number or traditional name"""
        return self._call("POST", "/v1/stars/position", models.StarPositionAnswer, {}, {}, {"dt": dt, "star": star})

    def stars_variable_catalog_profile(
        self,
        *,
        dt: str,
        eclipse_threshold: float | None = None,
    ) -> models.VariableStarCatalogProfileResponse:
        """All variable stars at an instant

        Magnitudes come from mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half. `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric; `observed` adds the light-time to the Earth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            eclipse_threshold: an eclipsing star this many magnitudes below maximum light counts as eclipsed; default 0.05"""
        return self._call("POST", "/v1/stars/variable/catalog-profile", models.VariableStarCatalogProfileResponse, {}, {}, {"dt": dt, "eclipse_threshold": eclipse_threshold})

    def stars_variable_list(
        self,
        *,
        q: str | None = None,
        var_type: str | None = None,
        limit: int | None = None,
    ) -> models.StarListResponse:
        """Names of variable stars

        Args:
            q: part of a name
            var_type: GCVS type: EA, EB, EW, DCEP, RRAB, M, SRc, SRb; another value gives an empty list"""
        return self._call("GET", "/v1/stars/variable/list", models.StarListResponse, {}, {"q": q, "var_type": var_type, "limit": limit}, None)

    def stars_variable_pair(
        self,
        *,
        dt: str,
        primary: str,
        secondary: str,
        eclipse_threshold: float | None = None,
    ) -> models.VariableStarPairResponse:
        """Two variable stars at an instant

        Magnitudes come from mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half. `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric; `observed` adds the light-time to the Earth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            primary: name, designation (bet Per, β Per) or name in the star catalogue
            secondary: name, designation (bet Per, β Per) or name in the star catalogue
            eclipse_threshold: an eclipsing star this many magnitudes below maximum light counts as eclipsed; default 0.05"""
        return self._call("POST", "/v1/stars/variable/pair", models.VariableStarPairResponse, {}, {}, {"dt": dt, "primary": primary, "secondary": secondary, "eclipse_threshold": eclipse_threshold})

    def stars_variable_range(
        self,
        *,
        star: str,
        jd_start: float,
        jd_end: float,
    ) -> models.VariableStarRangeResponse:
        """Minima, maxima and eclipses of a variable star

        Magnitudes come from mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half. `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric; `observed` adds the light-time to the Earth. At most 366 days.

        Args:
            star: name, designation (bet Per, β Per) or name in the star catalogue
            jd_start: Julian day, UT1
            jd_end: Julian day, at most 366 days after jd_start"""
        return self._call("POST", "/v1/stars/variable/range", models.VariableStarRangeResponse, {}, {}, {"star": star, "jd_start": jd_start, "jd_end": jd_end})

    def stars_variable_state(
        self,
        *,
        dt: str,
        star: str,
        eclipse_threshold: float | None = None,
    ) -> models.VariableStarStateResponse:
        """A variable star at an instant

        Magnitudes come from mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half. `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric; `observed` adds the light-time to the Earth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            star: name, designation (bet Per, β Per) or name in the star catalogue
            eclipse_threshold: an eclipsing star this many magnitudes below maximum light counts as eclipsed; default 0.05"""
        return self._call("POST", "/v1/stars/variable/state", models.VariableStarStateResponse, {}, {}, {"dt": dt, "star": star, "eclipse_threshold": eclipse_threshold})

    def stars_variable_name(
        self,
        *,
        name: str,
    ) -> models.VariableStarCatalogResponse:
        """Record of a variable star

        Args:
            name: name, designation (bet Per, β Per) or name in the star catalogue"""
        return self._call("GET", "/v1/stars/variable/{name}", models.VariableStarCatalogResponse, {"name": name}, {}, None)

    def stations_is_retrograde(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.StationStateResponse:
        """Whether a body is retrograde

        Args:
            body: Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/stations/is-retrograde", models.StationStateResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def stations_next(
        self,
        *,
        body: str,
        jd_start: float,
        max_days: float | None = None,
        step_days: float | None = None,
    ) -> models.NextStationResponse | None:
        """Next station of a body

        A station is an instant at which the rate of the apparent geocentric longitude of date is zero. Null if there is none within max_days.

        Args:
            body: Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)
            jd_start: Julian day, UT1
            max_days: length of the search, days
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
        return self._call("POST", "/v1/stations/next", models.NextStationResponse | None, {}, {}, {"body": body, "jd_start": jd_start, "max_days": max_days, "step_days": step_days})

    def stations_retrograde_periods(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
    ) -> models.RetrogradePeriodSearchResponse:
        """Retrograde periods of a body

        Every period that overlaps the window, from station to station. `start_kind` and `end_kind` mark an end outside the window.

        Args:
            body: Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
        return self._call("POST", "/v1/stations/retrograde-periods", models.RetrogradePeriodSearchResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

    def stations_search(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
    ) -> models.StationSearchResponse:
        """Stations of a body between two instants

        A station is an instant at which the rate of the apparent geocentric longitude of date is zero. The search is complete for every window; an answer has at most 10,000 stations.

        Args:
            body: Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
        return self._call("POST", "/v1/stations/search", models.StationSearchResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

    def stelliums_analyze(
        self,
        *,
        schema_version: Literal["engine.stellium.v1"],
        positions: dict[str, float],
        context: models.StelliumContextRequest | dict[str, Any],
        policy: models.StelliumPolicyRequest | dict[str, Any] | None = None,
        selection: models.StelliumSelectionRequest | dict[str, Any] | None = None,
        houses: models.StelliumHouseSnapshot | dict[str, Any] | None = None,
        house_unavailable_reason: str | None = None,
    ) -> models.StelliumAnalysisResponse:
        """Stelliums: groups of planets in one sign, one house, or within an arc

        Strict needs four planets, broad three; `tight` is an arc of at most `max_span_degrees`, and arcs that another one contains are left out. Planets with the same set of members are one group with all its matches. Other factors are named next to a group and never make one.

        Args:
            positions: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            house_unavailable_reason: reason why there are no houses; not with `houses`"""
        return self._call("POST", "/v1/stelliums/analyze", models.StelliumAnalysisResponse, {}, {}, {"schema_version": schema_version, "positions": positions, "policy": policy, "selection": selection, "context": context, "houses": houses, "house_unavailable_reason": house_unavailable_reason})

    def synastry_aspects(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryAspectSearchResponse:
        """Aspects between two charts

        Aspects from points of the first chart (body1) to points of the second (body2), sorted by orb. Between bodies, `applying` follows from the speeds at the two births. At most 4000 contacts.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: include the nodes and apogees that the parties compute; default true"""
        return self._call("POST", "/v1/synastry/aspects", models.SynastryAspectSearchResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def synastry_chart_condition(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryChartConditionProfileResponse:
        """Profiles of all contacts, overlays and relationship charts

        Contacts, both overlays, the midpoint composite and the Davison chart (authP). Strongest and weakest are ranked by kind only: relationship chart, then overlay, then contact.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: include the nodes and apogees that the parties compute; default true"""
        return self._call("POST", "/v1/synastry/chart-condition", models.SynastryChartConditionProfileResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def synastry_condition_profiles(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryConditionProfileListResponse:
        """Structural profile of each contact

        Aspects from points of the first chart (body1) to points of the second (body2), sorted by orb. Between bodies, `applying` follows from the speeds at the two births. At most 4000 contacts.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: include the nodes and apogees that the parties compute; default true"""
        return self._call("POST", "/v1/synastry/condition-profiles", models.SynastryConditionProfileListResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def synastry_contact_relations(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryRelationListResponse:
        """The relations of the contacts

        Aspects from points of the first chart (body1) to points of the second (body2), sorted by orb. Between bodies, `applying` follows from the speeds at the two births. At most 4000 contacts.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: include the nodes and apogees that the parties compute; default true"""
        return self._call("POST", "/v1/synastry/contact-relations", models.SynastryRelationListResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def synastry_contacts(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryContactSearchResponse:
        """Aspects between two charts, with their derivation

        Aspects from points of the first chart (body1) to points of the second (body2), sorted by orb. Between bodies, `applying` follows from the speeds at the two births. At most 4000 contacts.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: include the nodes and apogees that the parties compute; default true"""
        return self._call("POST", "/v1/synastry/contacts", models.SynastryContactSearchResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def synastry_network(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryConditionNetworkProfileResponse:
        """All relations of two charts as a directed network

        Node ids are `body:LABEL:NAME`, `pair:LABEL` and `chart:KIND:METHOD`, with the labels of the request.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: include the nodes and apogees that the parties compute; default true"""
        return self._call("POST", "/v1/synastry/network", models.SynastryConditionNetworkProfileResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def synastry_overlay(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: int | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
        direction: Literal["first_in_second", "second_in_first"] | None = None,
    ) -> models.SynastryHouseOverlayResponse:
        """Points of one chart in the houses of the other

        The houses are those of the other party, at its place and in its house_system (default Placidus). The answer names a fallback of the house system.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: no effect on overlays
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: place the nodes and apogees that the parties compute; default true
            direction: first_in_second: points of the first party in the houses of the second"""
        return self._call("POST", "/v1/synastry/overlay", models.SynastryHouseOverlayResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes, "direction": direction})

    def synastry_overlay_relations(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: int | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryRelationListResponse:
        """The relations of the two overlays

        The houses are those of the other party, at its place and in its house_system (default Placidus). The answer names a fallback of the house system.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: no effect on overlays
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: place the nodes and apogees that the parties compute; default true"""
        return self._call("POST", "/v1/synastry/overlay-relations", models.SynastryRelationListResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def synastry_overlays(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: int | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.MutualHouseOverlayResponse:
        """House overlays in both directions

        The houses are those of the other party, at its place and in its house_system (default Placidus). The answer names a fallback of the house system.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: no effect on overlays
            orb_factor: multiplies every orb of the aspect table
            include_nodes: true: place the nodes and apogees that the parties compute; default true"""
        return self._call("POST", "/v1/synastry/overlays", models.MutualHouseOverlayResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def timelords_decennials_active_pair(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        query_dt: str,
    ) -> models.DecennialActivePairOptionalResponse:
        """Decennials: comparison of the two lords at an instant

        Each planet rules a major period of 129 months of 30 days. A subperiod has as many months as its planet has least years (Valens VI.6; Firmicus VI.33). Outside the seven major periods `active` is false.

        Args:
            query_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/timelords/decennials/active-pair", models.DecennialActivePairOptionalResponse, {}, {}, {"natal": natal, "query_dt": query_dt})

    def timelords_decennials_active_path(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        query_dt: str,
    ) -> models.DecennialActivePathOptionalResponse:
        """Decennials: periods at an instant, level by level

        Each planet rules a major period of 129 months of 30 days. A subperiod has as many months as its planet has least years (Valens VI.6; Firmicus VI.33). Outside the seven major periods `active` is false.

        Args:
            query_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/timelords/decennials/active-path", models.DecennialActivePathOptionalResponse, {}, {}, {"natal": natal, "query_dt": query_dt})

    def timelords_decennials_current(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        current_dt: str,
    ) -> models.DecennialCurrentResponse:
        """Decennials: major period and subperiod at an instant

        Each planet rules a major period of 129 months of 30 days. A subperiod has as many months as its planet has least years (Valens VI.6; Firmicus VI.33). An instant outside the seven major periods is refused (422).

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/timelords/decennials/current", models.DecennialCurrentResponse, {}, {}, {"natal": natal, "current_dt": current_dt})

    def timelords_decennials_groups(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialGroupsResponse:
        """Decennials: major periods with their subperiods nested

        Each planet rules a major period of 129 months of 30 days. A subperiod has as many months as its planet has least years (Valens VI.6; Firmicus VI.33)."""
        return self._call("POST", "/v1/timelords/decennials/groups", models.DecennialGroupsResponse, {}, {}, {"natal": natal})

    def timelords_decennials_profile(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialSequenceProfileResponse:
        """Decennials: profile of the periods by type of lord

        Each planet rules a major period of 129 months of 30 days. A subperiod has as many months as its planet has least years (Valens VI.6; Firmicus VI.33)."""
        return self._call("POST", "/v1/timelords/decennials/profile", models.DecennialSequenceProfileResponse, {}, {}, {"natal": natal})

    def timelords_decennials_sequence(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialSequenceResponse:
        """Decennials: all major periods and subperiods

        Each planet rules a major period of 129 months of 30 days. A subperiod has as many months as its planet has least years (Valens VI.6; Firmicus VI.33)."""
        return self._call("POST", "/v1/timelords/decennials/sequence", models.DecennialSequenceResponse, {}, {}, {"natal": natal})

    def timelords_firdaria_active_pair(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        query_dt: str,
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarActivePairOptionalResponse:
        """Firdaria: comparison of the two lords at an instant

        The seven planets and the two lunar nodes rule 75 years in turn. The period of a planet has seven equal subperiods, one for each planet (Abu Mashar, Revolutions IV). Outside the 75 years `active` is false.

        Args:
            query_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            variant: position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)
            include_node_subperiods: also divide the periods of the nodes; the sources do not divide them
            year_basis: Julian year of 365.25 days or tropical year of 365.2422 days"""
        return self._call("POST", "/v1/timelords/firdaria/active-pair", models.FirdarActivePairOptionalResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis, "query_dt": query_dt})

    def timelords_firdaria_current(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        current_dt: str,
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarCurrentResponse:
        """Firdaria: major period and subperiod at an instant

        The seven planets and the two lunar nodes rule 75 years in turn. The period of a planet has seven equal subperiods, one for each planet (Abu Mashar, Revolutions IV). An instant outside the 75 years is refused (422).

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            variant: position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)
            include_node_subperiods: also divide the periods of the nodes; the sources do not divide them
            year_basis: Julian year of 365.25 days or tropical year of 365.2422 days"""
        return self._call("POST", "/v1/timelords/firdaria/current", models.FirdarCurrentResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis, "current_dt": current_dt})

    def timelords_firdaria_groups(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarGroupsResponse:
        """Firdaria: major periods with their subperiods nested

        The seven planets and the two lunar nodes rule 75 years in turn. The period of a planet has seven equal subperiods, one for each planet (Abu Mashar, Revolutions IV).

        Args:
            variant: position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)
            include_node_subperiods: also divide the periods of the nodes; the sources do not divide them
            year_basis: Julian year of 365.25 days or tropical year of 365.2422 days"""
        return self._call("POST", "/v1/timelords/firdaria/groups", models.FirdarGroupsResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    def timelords_firdaria_profile(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarSequenceProfileResponse:
        """Firdaria: profile of the nine major periods by type of lord

        The seven planets and the two lunar nodes rule 75 years in turn. The period of a planet has seven equal subperiods, one for each planet (Abu Mashar, Revolutions IV).

        Args:
            variant: position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)
            include_node_subperiods: also divide the periods of the nodes; the sources do not divide them
            year_basis: Julian year of 365.25 days or tropical year of 365.2422 days"""
        return self._call("POST", "/v1/timelords/firdaria/profile", models.FirdarSequenceProfileResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    def timelords_firdaria_sequence(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarSequenceResponse:
        """Firdaria: all major periods and subperiods of 75 years

        The seven planets and the two lunar nodes rule 75 years in turn. The period of a planet has seven equal subperiods, one for each planet (Abu Mashar, Revolutions IV).

        Args:
            variant: position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)
            include_node_subperiods: also divide the periods of the nodes; the sources do not divide them
            year_basis: Julian year of 365.25 days or tropical year of 365.2422 days"""
        return self._call("POST", "/v1/timelords/firdaria/sequence", models.FirdarSequenceResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    def timelords_zodiacal_releasing_current(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        current_dt: str,
        levels: int | None = None,
    ) -> models.ZRCurrentResponse:
        """Zodiacal releasing: periods at an instant

        Aphesis: from the sign of a lot, each sign rules as many years of 360 days as its lord has least years. Lower levels count months of 30 days, units of 2.5 days and units of 5 hours (Valens IV.4-10). An instant outside the 211 years is refused (422).

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/timelords/zodiacal-releasing/current", models.ZRCurrentResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "levels": levels})

    def timelords_zodiacal_releasing_groups(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        levels: int | None = None,
        span_years: float | None = None,
    ) -> models.ZRGroupsResponse:
        """Zodiacal releasing: periods with their parts nested

        Aphesis: from the sign of a lot, each sign rules as many years of 360 days as its lord has least years. Lower levels count months of 30 days, units of 2.5 days and units of 5 hours (Valens IV.4-10). Four levels of all 211 years have about 23,600 periods; `span_years` limits them.

        Args:
            span_years: only periods that begin within this number of years of 360 days from birth; default: all 211 years"""
        return self._call("POST", "/v1/timelords/zodiacal-releasing/groups", models.ZRGroupsResponse, {}, {}, {"natal": natal, "levels": levels, "span_years": span_years})

    def timelords_zodiacal_releasing_level_pair(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        query_dt: str,
        upper_level: int | None = None,
        lower_level: int | None = None,
    ) -> models.ZRLevelPairResponse:
        """Zodiacal releasing: comparison of two levels at an instant

        Aphesis: from the sign of a lot, each sign rules as many years of 360 days as its lord has least years. Lower levels count months of 30 days, units of 2.5 days and units of 5 hours (Valens IV.4-10). An instant outside the 211 years is refused (422).

        Args:
            query_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lower_level: greater than upper_level"""
        return self._call("POST", "/v1/timelords/zodiacal-releasing/level-pair", models.ZRLevelPairResponse, {}, {}, {"natal": natal, "query_dt": query_dt, "upper_level": upper_level, "lower_level": lower_level})

    def timelords_zodiacal_releasing_profile(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        levels: int | None = None,
        profile_level: int | None = None,
        span_years: float | None = None,
    ) -> models.ZRSequenceProfileResponse:
        """Zodiacal releasing: periods of one level, with counts

        Aphesis: from the sign of a lot, each sign rules as many years of 360 days as its lord has least years. Lower levels count months of 30 days, units of 2.5 days and units of 5 hours (Valens IV.4-10). `profile_level` is at most `levels`.

        Args:
            profile_level: at most levels
            span_years: only periods that begin within this number of years of 360 days from birth; default: all 211 years"""
        return self._call("POST", "/v1/timelords/zodiacal-releasing/profile", models.ZRSequenceProfileResponse, {}, {}, {"natal": natal, "levels": levels, "profile_level": profile_level, "span_years": span_years})

    def timelords_zodiacal_releasing_sequence(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        levels: int | None = None,
        span_years: float | None = None,
    ) -> models.ZRSequenceResponse:
        """Zodiacal releasing: periods of one to four levels

        Aphesis: from the sign of a lot, each sign rules as many years of 360 days as its lord has least years. Lower levels count months of 30 days, units of 2.5 days and units of 5 hours (Valens IV.4-10). Four levels of all 211 years have about 23,600 periods; `span_years` limits them.

        Args:
            span_years: only periods that begin within this number of years of 360 days from birth; default: all 211 years"""
        return self._call("POST", "/v1/timelords/zodiacal-releasing/sequence", models.ZRSequenceResponse, {}, {}, {"natal": natal, "levels": levels, "span_years": span_years})

    def transits_ingresses(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
    ) -> models.IngressSearchResponse:
        """Sign ingresses of a planet

        Finds every crossing of a sign boundary. A retrograde planet enters the sign before the boundary. `direction` selects the motion. The window can be as long as the ephemeris; an answer contains at most 10,000 events.

        Args:
            body: Sun, Moon, Mercury ... Pluto
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states
            solver_tolerance_days: width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms
            direction: which crossings are answered, by the motion of the body at the crossing"""
        return self._call("POST", "/v1/transits/ingresses", models.IngressSearchResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "direction": direction})

    def transits_natal_aspects(
        self,
        *,
        body: str,
        natal_longitudes: list[float],
        aspect_angles: list[float],
        jd_start: float,
        jd_end: float,
        aspect_orbs: list[float] | None = None,
        search_motion: Literal["forward", "backward"] | None = None,
    ) -> models.NatalAspectSearchResponse:
        """Exact aspects of a moving body to fixed longitudes

        Angles are directed (90 is not -90). With orbs, each event includes the passage through the orb. Events are sorted by `jd_exact`. The window can be as long as the ephemeris; an answer contains at most 10,000 events.

        Args:
            body: moving body: Sun to Pluto, True Node, Mean Node, Lilith, True Lilith, or a named small body
            aspect_angles: directed angles, degrees: the moving body is at natal longitude + angle
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            aspect_orbs: one orb per angle, degrees; empty: exact aspects only
            search_motion: echoed in each event; events are always sorted by jd_exact"""
        return self._call("POST", "/v1/transits/natal-aspects", models.NatalAspectSearchResponse, {}, {}, {"body": body, "natal_longitudes": natal_longitudes, "aspect_angles": aspect_angles, "aspect_orbs": aspect_orbs, "jd_start": jd_start, "jd_end": jd_end, "search_motion": search_motion})

    def transits_next_ingress(
        self,
        *,
        body: str,
        jd_start: float,
        max_days: float | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
    ) -> models.NextIngressResponse | None:
        """Next sign ingress of a planet

        The first ingress strictly after the instant, in the requested direction; null if there is none within `max_days`.

        Args:
            body: Sun, Moon, Mercury ... Pluto
            jd_start: Julian day, UT1
            max_days: length of the search, days; the default depends on the body
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states
            solver_tolerance_days: width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms
            direction: which crossings are answered, by the motion of the body at the crossing"""
        return self._call("POST", "/v1/transits/next-ingress", models.NextIngressResponse | None, {}, {}, {"body": body, "jd_start": jd_start, "max_days": max_days, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "direction": direction})

    def transits_search(
        self,
        *,
        body: str,
        target_lon: float | str,
        jd_start: float,
        jd_end: float,
        search_motion: Literal["forward", "backward"] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
    ) -> models.TransitSearchResponse:
        """Crossings of a longitude by a planet

        Finds every instant in the window at which the apparent geocentric longitude of the planet is equal to the fixed or moving target. `direction` selects the motion of the planet. The window can be as long as the ephemeris; an answer contains at most 10,000 events.

        Args:
            body: Sun, Moon, Mercury ... Pluto
            target_lon: a longitude in degrees, or the name of a moving target: planet, True Node, Mean Node, Lilith, True Lilith, small body (apparent longitude), or fixed star (true longitude of date, as on the star routes)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            search_motion: forward: earliest first; backward: latest first
            step_days: requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states
            solver_tolerance_days: width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms
            direction: which crossings are answered, by the motion of the body at the crossing"""
        return self._call("POST", "/v1/transits/search", models.TransitSearchResponse, {}, {}, {"body": body, "target_lon": target_lon, "jd_start": jd_start, "jd_end": jd_end, "search_motion": search_motion, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "direction": direction})

    def triplicity_assignment(
        self,
        *,
        sign: str,
        is_day_chart: bool,
        doctrine: Literal["dorothean_pingree_1976"] | None = None,
    ) -> models.TriplicityAssignmentResponse:
        """Triplicity rulers of a sign (Dorotheus)

        Args:
            sign: name of a sign, Aries to Pisces
            is_day_chart: whether the chart is a day chart
            doctrine: three rulers of each element (Dorotheus I.1, ed. Pingree 1976)"""
        return self._call("POST", "/v1/triplicity/assignment", models.TriplicityAssignmentResponse, {}, {}, {"sign": sign, "is_day_chart": is_day_chart, "doctrine": doctrine})

    def triplicity_score(
        self,
        *,
        planet: str,
        sign: str,
        is_day_chart: bool,
        doctrine: Literal["dorothean_pingree_1976"] | None = None,
        participating_policy: Literal["ignore", "award_reduced"] | None = None,
        primary_score: int | None = None,
        participating_score: int | None = None,
    ) -> models.TriplicityScoreResponse:
        """Triplicity score of a planet in a sign

        Args:
            planet: one of the seven planets, Sun to Saturn
            sign: name of a sign, Aries to Pisces
            is_day_chart: whether the chart is a day chart
            doctrine: three rulers of each element (Dorotheus I.1, ed. Pingree 1976)
            participating_policy: whether the participating ruler scores participating_score (award_reduced) or 0 (ignore)"""
        return self._call("POST", "/v1/triplicity/score", models.TriplicityScoreResponse, {}, {}, {"planet": planet, "sign": sign, "is_day_chart": is_day_chart, "doctrine": doctrine, "participating_policy": participating_policy, "primary_score": primary_score, "participating_score": participating_score})

    def triplicity_table(
        self,
        *,
        doctrine: Literal["dorothean_pingree_1976"] | None = None,
        is_day_chart: bool | None = None,
    ) -> models.TriplicityTableResponse:
        """Triplicity rulers of all signs (Dorotheus) in a day chart or a night chart

        Args:
            doctrine: three rulers of each element (Dorotheus I.1, ed. Pingree 1976)
            is_day_chart: whether the chart is a day chart"""
        return self._call("GET", "/v1/triplicity/table", models.TriplicityTableResponse, {}, {"doctrine": doctrine, "is_day_chart": is_day_chart}, None)

    def upagrahas_kalavelas(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        ayanamsa_system: str | None = None,
        portion_point: Literal["beginning", "middle", "end"] | None = None,
        mandi_mode: Literal["alias_of_gulika", "distinct_kalidasa_table"] | None = None,
        lord_sequence: Literal["contiguous", "lordless_after_saturn"] | None = None,
        sunrise_definition: Literal["rashtriya_upper_limb", "usno_upper_limb", "geometric_center"] | None = None,
    ) -> models.KalavelaResponse:
        """Gulika, Mandi and the other points of the parts of day and night

        Day and night are each divided into eight parts with the lords of the weekdays; a point is the degree that rises in its part (BPHS 3.66-69). Where the Sun does not rise and set, `status` is unavailable.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            portion_point: instant of the part whose rising degree is the point; does not move a Mandi of its own table
            mandi_mode: Mandi is another name of Gulika, or rises at the ghatis of Uttara Kalamrita
            lord_sequence: place of the part without a lord: last, or after the part of Saturn
            sunrise_definition: airless altitude of the centre of the Sun at sunrise and sunset: -50 arcmin (usno_upper_limb), -47 arcmin (rashtriya_upper_limb) or 0 (geometric_center)"""
        return self._call("POST", "/v1/upagrahas/kalavelas", models.KalavelaResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "ayanamsa_system": ayanamsa_system, "portion_point": portion_point, "mandi_mode": mandi_mode, "lord_sequence": lord_sequence, "sunrise_definition": sunrise_definition})

    def upagrahas_sun_based(
        self,
        *,
        sun_sidereal_lon: float,
    ) -> models.SunBasedUpagrahasResponse:
        """Dhuma, Vyatipata, Parivesha, Indrachapa and Upaketu

        The five points that follow from the longitude of the Sun (BPHS 3.61-64).

        Args:
            sun_sidereal_lon: sidereal longitude of the Sun, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/upagrahas/sun-based", models.SunBasedUpagrahasResponse, {}, {}, {"sun_sidereal_lon": sun_sidereal_lon})

    def uranian_bulk(
        self,
        *,
        jd_ut: float,
        names: list[str] | None = None,
        place_center: Literal["heliocentric", "geocentric"] | None = None,
    ) -> models.UranianBulkResponse:
        """Positions of several Uranian points (Hamburg school) and Transpluto

        Mean longitudes of hypothetical points, with uniform motion in the tropical zodiac (mean motion and general precession). No ephemeris is used. With `place_center: geocentric` the positions are apparent, on the ellipses of the same elements.

        Args:
            jd_ut: Julian day, UT1
            names: default: all nine
            place_center: heliocentric: mean longitude with uniform motion; geocentric: apparent position on the ellipse of the elements, as in other programs"""
        return self._call("POST", "/v1/uranian/bulk", models.UranianBulkResponse, {}, {}, {"jd_ut": jd_ut, "names": names, "place_center": place_center})

    def uranian_catalog(self) -> models.UranianCatalogResponse:
        """Hypothetical points: the eight Uranian points of the Hamburg school (Witte) and Transpluto

        Mean longitudes of hypothetical points, with uniform motion in the tropical zodiac (mean motion and general precession). No ephemeris is used."""
        return self._call("GET", "/v1/uranian/catalog", models.UranianCatalogResponse, {}, {}, None)

    def uranian_position(
        self,
        *,
        name: str,
        jd_ut: float,
        place_center: Literal["heliocentric", "geocentric"] | None = None,
    ) -> models.UranianSingleResponse:
        """Position of one Uranian point (Hamburg school) or Transpluto

        Mean longitudes of hypothetical points, with uniform motion in the tropical zodiac (mean motion and general precession). No ephemeris is used. With `place_center: geocentric` the positions are apparent, on the ellipses of the same elements.

        Args:
            name: Cupido, Hades, Zeus, Kronos, Apollon, Admetos, Vulkanus, Poseidon or Transpluto; case-sensitive
            jd_ut: Julian day, UT1
            place_center: heliocentric: mean longitude with uniform motion; geocentric: apparent position on the ellipse of the elements, as in other programs"""
        return self._call("POST", "/v1/uranian/position", models.UranianSingleResponse, {}, {}, {"name": name, "jd_ut": jd_ut, "place_center": place_center})

    def varga_chart_named(
        self,
        *,
        dt: str,
        body: str,
        varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"],
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaChartNamedResponse:
        """Varga of a body of a chart in a named division

        Divisions (vargas) after Brihat Parashara Hora Shastra ch. 6. `policy` selects readings on which authorities differ; each position names its rule. Parts are half-open. Positions are geocentric and apparent, of date, less the ayanamsa of date, unless `place_center`, `place_reduction` or `ayanamsa_mode` say otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: Sun ... Pluto, an asteroid or a comet, Rahu, Ketu, or Lagna (with an observer)
            varga: D2 ... D60 by name; rasi is D1, drekkana D3
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is; Ketu is opposite"""
        return self._call("POST", "/v1/varga/chart/named", models.VargaChartNamedResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "body": body, "varga": varga})

    def varga_chart_shodashvarga(
        self,
        *,
        dt: str,
        body: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaChartShodashvargaResponse:
        """Shodashvarga of a body of a chart

        Divisions (vargas) after Brihat Parashara Hora Shastra ch. 6. `policy` selects readings on which authorities differ; each position names its rule. Parts are half-open. Positions are geocentric and apparent, of date, less the ayanamsa of date, unless `place_center`, `place_reduction` or `ayanamsa_mode` say otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: Sun ... Pluto, an asteroid or a comet, Rahu, Ketu, or Lagna (with an observer)
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is; Ketu is opposite"""
        return self._call("POST", "/v1/varga/chart/shodashvarga", models.VargaChartShodashvargaResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "body": body})

    def varga_chart_shodashvarga_batch(
        self,
        *,
        dt: str,
        bodies: list[str],
        ayanamsa_system: str | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaChartShodashvargaBatchResponse:
        """Shodashvarga of bodies of a chart

        Divisions (vargas) after Brihat Parashara Hora Shastra ch. 6. `policy` selects readings on which authorities differ; each position names its rule. Parts are half-open. Positions are geocentric and apparent, of date, less the ayanamsa of date, unless `place_center`, `place_reduction` or `ayanamsa_mode` say otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which lunar node Rahu is; Ketu is opposite"""
        return self._call("POST", "/v1/varga/chart/shodashvarga/batch", models.VargaChartShodashvargaBatchResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy})

    def varga_d60_sign(
        self,
        *,
        sidereal_longitude: float,
        method: Literal["harmonic", "bphs_santhanam_sign", "pvr_textbook_linear", "classical_derived_linear"] | None = None,
    ) -> models.D60SignResponse:
        """Shashtiamsha (D60) sign of a longitude

        The sixtieth part of a sign, half-open, under one of four named methods.

        Args:
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)
            method: harmonic counts the parts from Aries; the three others count from the sign itself, as BPHS 6.33, and differ in their sources"""
        return self._call("POST", "/v1/varga/d60/sign", models.D60SignResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "method": method})

    def varga_generic(
        self,
        *,
        sidereal_longitude: float,
        divisor: int,
        name: str | None = None,
    ) -> models.VargaPointResponse:
        """Varga of a longitude in a plain division of the signs

        The longitude times the divisor: the parts have the signs in turn, from Aries.

        Args:
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)
            name: name in the answer; default: D and the divisor"""
        return self._call("POST", "/v1/varga/generic", models.VargaPointResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "divisor": divisor, "name": name})

    def varga_named(
        self,
        *,
        sidereal_longitude: float,
        varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"],
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaNamedPointResponse:
        """Varga of a longitude in a named division

        Divisions (vargas) after Brihat Parashara Hora Shastra ch. 6. `policy` selects readings on which authorities differ; each position names its rule. Parts are half-open.

        Args:
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)
            varga: D2 ... D60 by name; rasi is D1, drekkana D3"""
        return self._call("POST", "/v1/varga/named", models.VargaNamedPointResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "varga": varga, "policy": policy})

    def varga_named_batch(
        self,
        *,
        varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"],
        longitudes: dict[str, float],
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaNamedBatchResponse:
        """Vargas of named longitudes in one division

        Divisions (vargas) after Brihat Parashara Hora Shastra ch. 6. `policy` selects readings on which authorities differ; each position names its rule. Parts are half-open.

        Args:
            varga: D2 ... D60 by name; rasi is D1, drekkana D3
            longitudes: sidereal longitudes by name, degrees; names are trimmed"""
        return self._call("POST", "/v1/varga/named/batch", models.VargaNamedBatchResponse, {}, {}, {"varga": varga, "longitudes": longitudes, "policy": policy})

    def varga_shodashvarga(
        self,
        *,
        sidereal_longitude: float,
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaShodashvargaResponse:
        """Shodashvarga: a longitude in all named divisions

        Divisions (vargas) after Brihat Parashara Hora Shastra ch. 6. `policy` selects readings on which authorities differ; each position names its rule. Parts are half-open.

        Args:
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/varga/shodashvarga", models.VargaShodashvargaResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "policy": policy})

    def varga_shodashvarga_batch(
        self,
        *,
        longitudes: dict[str, float],
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaShodashvargaBatchResponse:
        """Shodashvarga of named longitudes

        Divisions (vargas) after Brihat Parashara Hora Shastra ch. 6. `policy` selects readings on which authorities differ; each position names its rule. Parts are half-open.

        Args:
            longitudes: sidereal longitudes by name, degrees; names are trimmed"""
        return self._call("POST", "/v1/varga/shodashvarga/batch", models.VargaShodashvargaBatchResponse, {}, {}, {"longitudes": longitudes, "policy": policy})

    def varga_vimshopaka(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        group: Literal["shadvarga", "saptavarga", "dashavarga", "shodashavarga"] | None = None,
        d60_method: Literal["harmonic", "bphs_santhanam_sign", "pvr_textbook_linear", "classical_derived_linear"] | None = None,
        vargas: Literal["bphs_6", "harmonic"] | None = None,
    ) -> models.VimshopakaChartAnswer:
        """Vimshopaka: strength of the seven planets in a group of divisions, of 20 points

        Brihat Parashara Hora Shastra 7.17-27, with the divisions of ch. 6. An own sign has 20 points, the sign of a great friend 18, friend 15, neutral 10, enemy 7, great enemy 5; exaltation has none of its own.

        Args:
            sidereal_longitudes: sidereal longitudes of the seven planets, degrees
            group: group of 6, 7, 10 or 16 divisions
            d60_method: harmonic counts the parts from Aries; the three others count from the sign itself, as BPHS 6.33, and differ in their sources; default: bphs_santhanam_sign with the divisions of BPHS 6, harmonic with the harmonic ones. Groups without D60 accept only harmonic, which has no effect there
            vargas: bphs_6: the divisions of Brihat Parashara Hora Shastra ch. 6. harmonic: plain multiplication in D10 D12 D24 D30, D4 in consecutive signs, D45 from Aries or Capricorn"""
        return self._call("POST", "/v1/varga/vimshopaka", models.VimshopakaChartAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "group": group, "d60_method": d60_method, "vargas": vargas})

    def varshaphal_chart(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
    ) -> models.VarshaphalChartResponse:
        """Annual chart (varshaphal) with muntha, lord of the year, yogas, sahams and periods

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. The rules follow the Tajika Neelakanthi; the points and terms of the judgements are house rules. Readings on which authors differ are fields of the request; `basis` returns them.

        Args:
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            year_lord_rule: lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices
            moon_year_lord: when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays
            ithasala_motion: Ithasala by the actual motions, without stationary planets; or by the natural order of speeds
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one
            manahoo_contact: Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon
            khallasara: Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not
            directional_strength: directional strength on both sides of the cusp of the house of joy; or only after the cusp
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)"""
        return self._call("POST", "/v1/varshaphal/chart", models.VarshaphalChartResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares})

    def varshaphal_judgement_profile(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        focus_dt: str | None = None,
    ) -> models.VarshaphalJudgementProfileResponse:
        """Strengths of the governors and sahams of a year

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. The rules follow the Tajika Neelakanthi; the points and terms of the judgements are house rules. Readings on which authors differ are fields of the request; `basis` returns them.

        Args:
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            year_lord_rule: lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices
            moon_year_lord: when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays
            ithasala_motion: Ithasala by the actual motions, without stationary planets; or by the natural order of speeds
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one
            manahoo_contact: Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon
            khallasara: Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not
            directional_strength: directional strength on both sides of the cusp of the house of joy; or only after the cusp
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            focus_dt: instant of the judgement, within the year; default: the beginning of the year"""
        return self._call("POST", "/v1/varshaphal/judgement/profile", models.VarshaphalJudgementProfileResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "focus_dt": focus_dt})

    def varshaphal_judgement_year(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        focus_dt: str | None = None,
    ) -> models.VarshaphalYearJudgementResponse:
        """Judgement of a year and of its topics

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. The rules follow the Tajika Neelakanthi; the points and terms of the judgements are house rules. Readings on which authors differ are fields of the request; `basis` returns them.

        Args:
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            year_lord_rule: lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices
            moon_year_lord: when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays
            ithasala_motion: Ithasala by the actual motions, without stationary planets; or by the natural order of speeds
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one
            manahoo_contact: Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon
            khallasara: Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not
            directional_strength: directional strength on both sides of the cusp of the house of joy; or only after the cusp
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            focus_dt: instant of the judgement, within the year; default: the beginning of the year"""
        return self._call("POST", "/v1/varshaphal/judgement/year", models.VarshaphalYearJudgementResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "focus_dt": focus_dt})

    def varshaphal_mudda_active(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        query_dt: str,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.MuddaActiveResponse:
        """Mudda period and sub-period at an instant

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. An instant outside the year gives 422.

        Args:
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            query_dt: instant within the year
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            year_lord_rule: lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices
            moon_year_lord: when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays
            ithasala_motion: Ithasala by the actual motions, without stationary planets; or by the natural order of speeds
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one
            manahoo_contact: Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon
            khallasara: Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not
            directional_strength: directional strength on both sides of the cusp of the house of joy; or only after the cusp
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            node: node that gives the positions of Rahu and Ketu"""
        return self._call("POST", "/v1/varshaphal/mudda/active", models.MuddaActiveResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "query_dt": query_dt, "node": node})

    def varshaphal_mudda_judgement(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        query_dt: str,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.MuddaPeriodJudgementResponse:
        """Result of a mudda period

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. The rules follow the Tajika Neelakanthi; the points and terms of the judgements are house rules. Readings on which authors differ are fields of the request; `basis` returns them.

        Args:
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            query_dt: instant within the year
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            year_lord_rule: lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices
            moon_year_lord: when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays
            ithasala_motion: Ithasala by the actual motions, without stationary planets; or by the natural order of speeds
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one
            manahoo_contact: Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon
            khallasara: Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not
            directional_strength: directional strength on both sides of the cusp of the house of joy; or only after the cusp
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            node: node that gives the positions of Rahu and Ketu"""
        return self._call("POST", "/v1/varshaphal/mudda/judgement", models.MuddaPeriodJudgementResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "query_dt": query_dt, "node": node})

    def varshaphal_summary(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        focus_dt: str | None = None,
    ) -> models.VarshaphalYearSummaryResponse:
        """Summary of a year

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. The rules follow the Tajika Neelakanthi; the points and terms of the judgements are house rules. Readings on which authors differ are fields of the request; `basis` returns them.

        Args:
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            year_lord_rule: lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices
            moon_year_lord: when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays
            ithasala_motion: Ithasala by the actual motions, without stationary planets; or by the natural order of speeds
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one
            manahoo_contact: Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon
            khallasara: Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not
            directional_strength: directional strength on both sides of the cusp of the house of joy; or only after the cusp
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            focus_dt: instant of the judgement, within the year; default: the beginning of the year"""
        return self._call("POST", "/v1/varshaphal/summary", models.VarshaphalYearSummaryResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "focus_dt": focus_dt})

    def varshaphal_tasira_active(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        query_dt: str,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.TasiraActiveResponse:
        """Tasira period at an instant

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. The answer is 404 when no body has a distinct aspect to the lagna.

        Args:
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            query_dt: instant within the year
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            year_lord_rule: lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices
            moon_year_lord: when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays
            ithasala_motion: Ithasala by the actual motions, without stationary planets; or by the natural order of speeds
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one
            manahoo_contact: Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon
            khallasara: Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not
            directional_strength: directional strength on both sides of the cusp of the house of joy; or only after the cusp
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            node: node that gives the positions of Rahu and Ketu"""
        return self._call("POST", "/v1/varshaphal/tasira/active", models.TasiraActiveResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "query_dt": query_dt, "node": node})

    def varshaphal_topics(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        focus_dt: str | None = None,
    ) -> list[models.VarshaphalTopicJudgementResponse]:
        """Topics of a year by points

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. The rules follow the Tajika Neelakanthi; the points and terms of the judgements are house rules. Readings on which authors differ are fields of the request; `basis` returns them.

        Args:
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            year_lord_rule: lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices
            moon_year_lord: when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays
            ithasala_motion: Ithasala by the actual motions, without stationary planets; or by the natural order of speeds
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one
            manahoo_contact: Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon
            khallasara: Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not
            directional_strength: directional strength on both sides of the cusp of the house of joy; or only after the cusp
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            focus_dt: instant of the judgement, within the year; default: the beginning of the year"""
        return self._call("POST", "/v1/varshaphal/topics", list[models.VarshaphalTopicJudgementResponse], {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "focus_dt": focus_dt})

    def varshaphal_topics_windows(
        self,
        *,
        topic: Literal["marriage", "wealth", "career", "authority", "children", "illness", "travel"],
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        focus_dt: str | None = None,
    ) -> list[models.VarshaphalTopicWindowResponse]:
        """Periods of a year in which a matter is active

        The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`. The windows are the mudda sub-periods of the ruler of the matter's saham, or of a lord of its houses, by time; then the tasira periods of these planets. The rules follow the Tajika Neelakanthi; the points and terms of the judgements are house rules. Readings on which authors differ are fields of the request; `basis` returns them.

        Args:
            topic: matter of the year
            natal_dt: birth; its offset determines the civil year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: origin of the positions of the bodies and of the solar return
            mudda_first_period: first mudda period: the balance by the natal Moon, or the full period
            focus_dt: instant of the judgement, within the year; default: the beginning of the year"""
        return self._call("POST", "/v1/varshaphal/topics/windows", list[models.VarshaphalTopicWindowResponse], {}, {"topic": topic}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "focus_dt": focus_dt})

    def vedic_dignities_given_chart_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicChartDignityProfileResponse:
        """Vedic dignities of given longitudes

        Vedic dignities after Brihat Parashara Hora Shastra ch. 3. `policy` selects the reading of the moolatrikonas and the friendship.

        Args:
            sidereal_longitudes: sidereal longitudes of some or all of the seven planets, degrees; relationships ignore other points, a profile refuses them"""
        return self._call("POST", "/v1/vedic-dignities/chart-profile", models.VedicChartDignityProfileResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "policy": policy})

    def vedic_dignities_chart_dignity(
        self,
        *,
        dt: str,
        planet: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        policy: models.VedicDignityChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityChartBackedResultResponse:
        """Vedic dignity of a planet in a chart

        Vedic dignities after Brihat Parashara Hora Shastra ch. 3. `policy` selects the reading of the moolatrikonas and the friendship.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            planet: one of the seven planets, Sun ... Saturn
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/vedic-dignities/chart/dignity", models.VedicDignityChartBackedResultResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "planet": planet, "policy": policy})

    def vedic_dignities_chart_profile(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        policy: models.VedicDignityChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityChartBackedProfileResponse:
        """Vedic dignities of the planets of a chart

        Vedic dignities after Brihat Parashara Hora Shastra ch. 3. `policy` selects the reading of the moolatrikonas and the friendship.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/vedic-dignities/chart/profile", models.VedicDignityChartBackedProfileResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "policy": policy})

    def vedic_dignities_chart_relationships(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
    ) -> models.VedicDignityChartBackedRelationshipsResponse:
        """Friendships of the planets of a chart

        Natural, temporary and compound friendships of the seven planets (BPHS ch. 3).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            bodies: further bodies whose positions the provenance lists
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: lists the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/vedic-dignities/chart/relationships", models.VedicDignityChartBackedRelationshipsResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction})

    def vedic_dignities_condition(
        self,
        *,
        planet: str,
        sidereal_longitude: float,
        sign_lord_longitude: float | None = None,
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityConditionResponse:
        """Vedic dignity of a planet with its tier

        Vedic dignities after Brihat Parashara Hora Shastra ch. 3. `policy` selects the reading of the moolatrikonas and the friendship. Without `sign_lord_longitude` the rank is by natural friendship, with it by compound friendship.

        Args:
            planet: one of the seven planets, Sun ... Saturn
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)
            sign_lord_longitude: sidereal longitude of the lord of the planet's sign, degrees; with it friendship is compound"""
        return self._call("POST", "/v1/vedic-dignities/condition", models.VedicDignityConditionResponse, {}, {}, {"planet": planet, "sidereal_longitude": sidereal_longitude, "sign_lord_longitude": sign_lord_longitude, "policy": policy})

    def vedic_dignities_dignity(
        self,
        *,
        planet: str,
        sidereal_longitude: float,
        sign_lord_longitude: float | None = None,
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityAnswerResponse:
        """Vedic dignity of a planet at a sidereal longitude

        Vedic dignities after Brihat Parashara Hora Shastra ch. 3. `policy` selects the reading of the moolatrikonas and the friendship. Without `sign_lord_longitude` the rank is by natural friendship, with it by compound friendship.

        Args:
            planet: one of the seven planets, Sun ... Saturn
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)
            sign_lord_longitude: sidereal longitude of the lord of the planet's sign, degrees; with it friendship is compound"""
        return self._call("POST", "/v1/vedic-dignities/dignity", models.VedicDignityAnswerResponse, {}, {}, {"planet": planet, "sidereal_longitude": sidereal_longitude, "sign_lord_longitude": sign_lord_longitude, "policy": policy})

    def vedic_dignities_relationships(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityRelationshipsAnswer:
        """Natural, temporary and compound friendships of given longitudes

        Temporary friends are in the second, third, fourth, tenth, eleventh and twelfth sign (BPHS ch. 3).

        Args:
            sidereal_longitudes: sidereal longitudes of some or all of the seven planets, degrees; relationships ignore other points, a profile refuses them"""
        return self._call("POST", "/v1/vedic-dignities/relationships", models.VedicDignityRelationshipsAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "policy": policy})

    def vedic_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        current_dt: str | None = None,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        dasha_levels: int | None = None,
        dasha_include_sub: bool | None = None,
        dasha_year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564", None] | None = None,
        include: models.VedicProfileIncludeRequest | dict[str, Any] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        shadbala_policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.VedicChartProfileResponse:
        """Vedic profile: chart, panchanga, shadbala and dashas in force of one birth

        The answers of `/v1/chart/reduction`, `/v1/panchanga/chart` and its profile, `/v1/shadbala/chart` and its profile, `/v1/dasha/vimshottari/current` and `/lord-pair` as sections; a section that is not included is null. The sections of the periods are not included by default and require `current_dt`. The chart is tropical and topocentric, like the answer of its route to a request with an observer; the sidereal sections are geocentric unless `place_center` says otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            current_dt: instant of the periods in force, ISO 8601 with Z or an offset; required for dasha_current and dasha_lord_pair
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            ayanamsa_system: name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri
            hora_lord: lord of the hour; default: that of the instant
            dasha_include_sub: whether each period in force includes its sub-periods, down to `levels`
            dasha_year_basis: length of the dasha year, days; default: julian_365.25
            ayanamsa_mode: true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as in the classical works; topocentric: from the observer, which is then required
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
        return self._call("POST", "/v1/vedic/chart-profile", models.VedicChartProfileResponse, {}, {}, {"dt": dt, "current_dt": current_dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "dasha_levels": dasha_levels, "dasha_include_sub": dasha_include_sub, "dasha_year_basis": dasha_year_basis, "include": include, "panchanga_policy": panchanga_policy, "shadbala_policy": shadbala_policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    def visibility_assessment(
        self,
        *,
        body: str,
        jd_ut: float,
        lat: float,
        lon: float,
        policy: models.VisibilityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VisibilityAssessmentResponse:
        """Visibility of a body or star at a place and instant

        Topocentric, with refraction. By default the magnitude is compared with the limiting magnitude of the site, and the depression of the Sun must reach the arcus visionis for the magnitude. `crumey_2014_point_source` compares the target with night sky, twilight and moonlight at its position; `yallop_lunar_crescent` classifies the crescent of the evening or morning. A case that the criterion cannot evaluate has `criterion_applicable: false` with a reason.

        Args:
            body: Moon, Mercury ... Neptune, or a fixed star by any of its names
            jd_ut: Julian day, UT1
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/visibility/assessment", models.VisibilityAssessmentResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "lat": lat, "lon": lon, "policy": policy})

    def visibility_atmospheric_extinction(
        self,
        *,
        apparent_altitude_deg: float,
        model: Literal["kasten_young_1989_broadband", "schaefer_1993_components"],
        extinction_coefficient_k: float | None = None,
        observer_altitude_m: float | None = None,
        relative_humidity: float | None = None,
        observer_latitude_deg: float | None = None,
        sun_right_ascension_deg: float | None = None,
    ) -> models.AtmosphericExtinctionResponse:
        """Atmospheric extinction of a star at an apparent altitude

        Kasten and Young 1989 with one coefficient, or gas, dust and ozone, each with its own air mass (Schaefer 1993).

        Args:
            extinction_coefficient_k: extinction coefficient, V magnitudes per air mass
            observer_altitude_m: height above the WGS 84 ellipsoid, metres
            observer_latitude_deg: geodetic latitude, degrees north
            sun_right_ascension_deg: represents the season"""
        return self._call("POST", "/v1/visibility/atmospheric-extinction", models.AtmosphericExtinctionResponse, {}, {}, {"apparent_altitude_deg": apparent_altitude_deg, "model": model, "extinction_coefficient_k": extinction_coefficient_k, "observer_altitude_m": observer_altitude_m, "relative_humidity": relative_humidity, "observer_latitude_deg": observer_latitude_deg, "sun_right_ascension_deg": sun_right_ascension_deg})

    def visibility_physical_assessment(
        self,
        *,
        body: str,
        jd_ut: float,
        lat: float,
        lon: float,
        policy: models.PhysicalVisibilityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PhysicalVisibilityAssessmentResponse:
        """Visibility of a point source from the physics of eye, air and sky

        Brightness of the sky behind the target (twilight, moonlight, airglow, zodiacal light, starlight, or values of the request), extinction of the target, and threshold of the adapted eye (Crumey 2014), from the operator's data pack; each with its receipt, and an error budget. Without a data pack: 503 `server_not_configured`. Requests outside the domain of the pack are `not_evaluable`, never extrapolated.

        Args:
            body: a planet, or a fixed star by any of its names
            jd_ut: Julian day, UT1
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/visibility/physical-assessment", models.PhysicalVisibilityAssessmentResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "lat": lat, "lon": lon, "policy": policy})

    def visibility_physical_event(
        self,
        *,
        body: str,
        phase: Literal["morning_first_rising", "morning_first_setting", "evening_last_rising", "evening_last_setting"],
        jd_start: float,
        lat: float,
        lon: float,
        policy: models.PhysicalVisibilityPolicyRequest | dict[str, Any] | None = None,
        search_policy: models.PhysicalVisibilitySearchPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PhysicalVisibilityEventResponse:
        """Next heliacal or acronychal event of a planet or star, from the physics of eye, air and sky

        The first event strictly after `jd_start` within `search_window_days`: the first morning or last evening of a season on which the target is visible (heliacal phases), or its rising or setting is visible (the two others: at the edge of visibility extinction changes faster than the brightness of the sky). Nights on which only moonlight hides the target neither start nor end a season. Without a data pack: 503 `server_not_configured`.

        Args:
            body: a planet, or a fixed star by any of its names
            phase: morning_first_rising: heliacal rising; morning_first_setting: cosmical setting; evening_last_rising: acronychal rising; evening_last_setting: heliacal setting
            jd_start: start of the search, Julian day UT1; the event is strictly after it
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/visibility/physical-event", models.PhysicalVisibilityEventResponse, {}, {}, {"body": body, "phase": phase, "jd_start": jd_start, "lat": lat, "lon": lon, "policy": policy, "search_policy": search_policy})

    def visibility_point_source_threshold(
        self,
        *,
        background_nanolamberts: float,
        field_factor: float | None = None,
    ) -> models.PointSourceVisibilityThresholdResponse:
        """Limiting magnitude of a point source against a background

        Crumey 2014, for backgrounds of 1e-5 to 0.03426 cd/m2; outside these `valid` is false.

        Args:
            field_factor: factor by which an observer in the field needs more light than the observers in the laboratory"""
        return self._call("POST", "/v1/visibility/point-source-threshold", models.PointSourceVisibilityThresholdResponse, {}, {}, {"background_nanolamberts": background_nanolamberts, "field_factor": field_factor})

    def visibility_tonight(
        self,
        *,
        body: str,
        jd_ut: float,
        lat: float,
        lon: float,
        policy: models.VisibilityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VisibilityAssessmentResponse:
        """Visibility of a body or star at an instant, and its hours of visibility in that night

        Topocentric, with refraction. By default the magnitude is compared with the limiting magnitude of the site, and the depression of the Sun must reach the arcus visionis for the magnitude. `crumey_2014_point_source` compares the target with night sky, twilight and moonlight at its position; `yallop_lunar_crescent` classifies the crescent of the evening or morning. A case that the criterion cannot evaluate has `criterion_applicable: false` with a reason. For the criterion of the limiting magnitude, `visible_windows` lists when the body is observable from one local mean noon to the next.

        Args:
            body: Moon, Mercury ... Neptune, or a fixed star by any of its names
            jd_ut: Julian day, UT1
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/visibility/tonight", models.VisibilityAssessmentResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "lat": lat, "lon": lon, "policy": policy})

    def visibility_twilight_sky_brightness(
        self,
        *,
        target_altitude_deg: float,
        sun_altitude_deg: float,
        sun_target_separation_deg: float,
        extinction_coefficient_k: float | None = None,
    ) -> models.TwilightSkyBrightnessResponse:
        """Brightness of the twilight sky in a direction

        Schaefer 1993, for the Sun from 0 to 18 degrees below the horizon. With a lower Sun twilight is 0; with a higher Sun `valid` is false.

        Args:
            extinction_coefficient_k: extinction coefficient, V magnitudes per air mass"""
        return self._call("POST", "/v1/visibility/twilight-sky-brightness", models.TwilightSkyBrightnessResponse, {}, {}, {"target_altitude_deg": target_altitude_deg, "sun_altitude_deg": sun_altitude_deg, "sun_target_separation_deg": sun_target_separation_deg, "extinction_coefficient_k": extinction_coefficient_k})

    def void_of_course_is_active(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseStateResponse:
        """Whether the Moon is void of course

        The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet until she enters the next sign. Without such an aspect she is void throughout the sign.

        Args:
            jd_ut: Julian day, UT1
            modern: true also counts aspects to Uranus, Neptune and Pluto"""
        return self._call("POST", "/v1/void-of-course/is-active", models.VoidOfCourseStateResponse, {}, {}, {"jd_ut": jd_ut, "modern": modern})

    def void_of_course_next(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseWindowResponse:
        """Void period of the Moon’s next sign

        The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet until she enters the next sign. Without such an aspect she is void throughout the sign. Returns the period of the sign after the current one, which always starts after the instant.

        Args:
            jd_ut: Julian day, UT1
            modern: true also counts aspects to Uranus, Neptune and Pluto"""
        return self._call("POST", "/v1/void-of-course/next", models.VoidOfCourseWindowResponse, {}, {}, {"jd_ut": jd_ut, "modern": modern})

    def void_of_course_range(
        self,
        *,
        jd_start: float,
        jd_end: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseRangeResponse:
        """Void periods in a range

        The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet until she enters the next sign. Without such an aspect she is void throughout the sign. Returns every period that overlaps the range, including those that begin before it or end after it. At most 62 years.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 62 years after jd_start
            modern: true also counts aspects to Uranus, Neptune and Pluto"""
        return self._call("POST", "/v1/void-of-course/range", models.VoidOfCourseRangeResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "modern": modern})

    def void_of_course_window(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseWindowResponse:
        """Void period of the Moon’s current sign

        The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet until she enters the next sign. Without such an aspect she is void throughout the sign. Returns the period of the current sign, past, present or future.

        Args:
            jd_ut: Julian day, UT1
            modern: true also counts aspects to Uranus, Neptune and Pluto"""
        return self._call("POST", "/v1/void-of-course/window", models.VoidOfCourseWindowResponse, {}, {}, {"jd_ut": jd_ut, "modern": modern})

    def website_chart_wheel_packet(
        self,
        *,
        chart: models.ChartRequest | dict[str, Any],
        houses: models.ChartWheelHousesRequest | dict[str, Any] | None = None,
        config: models.ChartWheelConfig | dict[str, Any] | None = None,
        include_svg: bool | None = None,
        rings: list[models.ChartWheelRingRequest] | list[dict[str, Any]] | None = None,
        aspect_lines: Literal["own", "between", "all", None] | None = None,
        figure: models.ChartWheelFigureRequest | dict[str, Any] | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean", None] | None = None,
        time_uncertainty_minutes: float | None = None,
        degree_form: Literal["minutes", "degrees", None] | None = None,
        label_size: Literal["small", "normal", "large", None] | None = None,
        palette: Literal["elements", "soft", "mono", None] | None = None,
        line_style: Literal["tone", "dashes", "thin", None] | None = None,
        caption: list[str] | None = None,
        south_node: bool | None = None,
        angle_aspects: bool | None = None,
        include_symbols: bool | None = None,
    ) -> models.ChartWheelPacketResponse:
        """Chart, houses, drawing primitives and finished SVG of a chart wheel

        Coordinates are on circles around 0,0 with y downwards. `svg` is the finished wheel: themed by CSS variables (`--chart-wheel-ink` and others), light or dark by the reader's system unless the preset decides, with a title and a description. `config.include_nodes` decides whether nodes are included. At most 2000 aspects.

        Args:
            include_svg: false omits the finished picture
            rings: one or two rings of other charts around the wheel; each has a chart or points
            aspect_lines: aspect lines of the picture: among the points of the wheel, between its rings, or both; by default between rings if there are any
            ayanamsa_system: a sidereal zodiac by name or alias (GET /v1/sidereal/ayanamsa-systems). The wheel uses it throughout, chart and houses stay tropical; by default the tropical zodiac
            ayanamsa_mode: equinox of ayanamsa_system: true (default) or mean
            time_uncertainty_minutes: uncertainty of the time to either side, minutes; each body and angle gets the arc that it covers in that time
            degree_form: degree labels of the picture: with minutes (default), or integer degrees
            label_size: size of the point labels of the picture; normal by default
            palette: colours of the picture: signs by element (default), signs on plain ground, or one ink on plain ground
            line_style: aspect lines of the picture: by colour with minor ones dashed (default), a dash pattern for each kind, or hairlines
            caption: lines of text in the upper left corner, the first one larger: name, date, time, zone, place. House system and zodiac are then in the lower left corner
            south_node: true adds the South Node, opposite the True Node, to the points of the wheel and its rings
            angle_aspects: true adds `aspects_to_angles`, the aspects of the points to Ascendant and Midheaven
            include_symbols: true adds the strokes of all points, signs and aspects of the picture"""
        return self._call("POST", "/v1/website/chart-wheel/packet", models.ChartWheelPacketResponse, {}, {}, {"chart": chart, "houses": houses, "config": config, "include_svg": include_svg, "rings": rings, "aspect_lines": aspect_lines, "figure": figure, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "time_uncertainty_minutes": time_uncertainty_minutes, "degree_form": degree_form, "label_size": label_size, "palette": palette, "line_style": line_style, "caption": caption, "south_node": south_node, "angle_aspects": angle_aspects, "include_symbols": include_symbols})

    def website_chart_wheel_presets(self) -> list[models.ChartWheelStylePresetResponse]:
        """List the presets of the chart wheel"""
        return self._call("GET", "/v1/website/chart-wheel/presets", list[models.ChartWheelStylePresetResponse], {}, {}, None)

    def website_chart_wheel_validate(
        self,
        *,
        config: models.ChartWheelConfig | dict[str, Any],
    ) -> models.ChartWheelConfigValidationResponse:
        """Validate a wheel config

        Returns the errors and warnings of a config. Unknown names answer 200 with `valid` false and one warning of severity `error` each."""
        return self._call("POST", "/v1/website/chart-wheel/validate", models.ChartWheelConfigValidationResponse, {}, {}, {"config": config})

    def western_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        include: models.WesternProfileIncludeRequest | dict[str, Any] | None = None,
        house_policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        dignity_policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.WesternChartProfileResponse:
        """Western chart profile: chart, houses and dignities in one answer

        Contains the answers of `/v1/chart/reduction`, `/v1/houses/reduction`, `/v1/dignities/chart` and `/v1/dignities/chart/profile`; an excluded section is null. No further computation.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto"""
        return self._call("POST", "/v1/western/chart-profile", models.WesternChartProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "include": include, "house_policy": house_policy, "dignity_policy": dignity_policy})

    def yogas_evaluate(
        self,
        *,
        sidereal_longitudes: models.YogaLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        planet_speeds: models.YogaSpeeds | dict[str, Any] | None = None,
        rahu_sidereal_lon: float | None = None,
        policy: models.YogaPolicyRequest | dict[str, Any] | None = None,
        include_absent: bool | None = None,
    ) -> models.YogaChartResponse:
        """Classical yogas of a chart, with each clause and cancellation

        Six families of yogas after Brihat Parashara Hora Shastra, Brihat Jataka, Phaladeepika, Uttara Kalamrita and B. V. Raman, by whole signs from the sidereal Lagna. Each yoga has its clauses, its source and what the chart shows.

        Args:
            lagna_sidereal_lon: sidereal longitude, degrees; reduced to [0, 360)
            rahu_sidereal_lon: sidereal longitude of Rahu, degrees: adds Kala Sarpa and Guru Chandala, which recent authors have
            include_absent: lists yogas that are not formed too"""
        return self._call("POST", "/v1/yogas/evaluate", models.YogaChartResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "planet_speeds": planet_speeds, "rahu_sidereal_lon": rahu_sidereal_lon, "policy": policy, "include_absent": include_absent})

    def yogas_extended_catalogue(self) -> models.YogaExtensionCatalogueResponse:
        """Profiles of further yogas, their rules, sources and limits"""
        return self._call("GET", "/v1/yogas/extended/catalogue", models.YogaExtensionCatalogueResponse, {}, {}, None)

    def yogas_extended_evaluate(
        self,
        *,
        sidereal_longitudes: models.YogaExtensionLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        profile_ids: list[Literal["jp_sastri_7_14_v1", "raman_300_252_all_debilitated_v1", "bphs_santhanam_41_2_15_v1", "bphs_santhanam_39_selected_v1"]],
        include_absent: bool | None = None,
    ) -> models.YogaExtensionChartResponse:
        """Further yogas of chosen profiles, with the proof of each clause

        Jataka Parijata 7.14, combination 252 of B. V. Raman, BPHS 41.2-15 and verses of BPHS ch. 39. A rule is formed when all clauses of one of its branches are satisfied.

        Args:
            lagna_sidereal_lon: sidereal longitude, degrees
            include_absent: lists rules that are not fulfilled too"""
        return self._call("POST", "/v1/yogas/extended/evaluate", models.YogaExtensionChartResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "profile_ids": profile_ids, "include_absent": include_absent})


#: Names of the methods by the operation ids of the routes.
OPERATIONS: dict[str, str] = {
    "health_health_get": "health",
    "kernel_meta_meta_kernel_get": "kernel_meta",
    "version_meta_version_get": "version",
    "ready_ready_get": "ready",
    "almuten_degree_route_v1_almuten_degree_post": "almuten_degree",
    "almuten_figuris_route_v1_almuten_figuris_post": "almuten_figuris",
    "antiscia_contacts_route_v1_antiscia_contacts_post": "antiscia_contacts",
    "antiscia_reflect_route_v1_antiscia_reflect_post": "antiscia_reflect",
    "antiscia_to_point_route_v1_antiscia_to_point_post": "antiscia_to_point",
    "ashtakavarga_chart_profile_route_v1_ashtakavarga_chart_profile_post": "ashtakavarga_chart_profile",
    "ashtakavarga_chart_result_route_v1_ashtakavarga_chart_result_post": "ashtakavarga_chart_result",
    "ashtakavarga_chart_sign_profile_route_v1_ashtakavarga_chart_sign_profile_post": "ashtakavarga_chart_sign_profile",
    "ashtakavarga_chart_transit_strength_route_v1_ashtakavarga_chart_transit_strength_post": "ashtakavarga_chart_transit_strength",
    "ashtakavarga_kakshya_transit_route_v1_ashtakavarga_kakshya_transit_post": "ashtakavarga_kakshya_transit",
    "ashtakavarga_profile_route_v1_ashtakavarga_profile_post": "ashtakavarga_profile",
    "ashtakavarga_result_route_v1_ashtakavarga_result_post": "ashtakavarga_result",
    "ashtakavarga_shodhya_pinda_route_v1_ashtakavarga_shodhya_pinda_post": "ashtakavarga_shodhya_pinda",
    "ashtakavarga_sign_profile_route_v1_ashtakavarga_sign_profile_post": "ashtakavarga_sign_profile",
    "ashtakavarga_transit_strength_route_v1_ashtakavarga_transit_strength_post": "ashtakavarga_transit_strength",
    "declination_aspect_motion_witness_route_v1_aspects_declination_motion_witness_post": "declination_aspect_motion_witness",
    "aspects_from_declinations_route_v1_aspects_from_declinations_post": "aspects_from_declinations",
    "aspects_from_longitudes_route_v1_aspects_from_longitudes_post": "aspects_from_longitudes",
    "hellenistic_overcoming_route_v1_aspects_hellenistic_overcoming_post": "hellenistic_overcoming",
    "hellenistic_whole_sign_aspects_route_v1_aspects_hellenistic_whole_sign_post": "hellenistic_whole_sign_aspects",
    "moon_connection_flow_route_v1_aspects_moon_connection_flow_post": "moon_connection_flow",
    "aspect_motion_witness_route_v1_aspects_motion_witness_post": "aspect_motion_witness",
    "asteroids_bulk_route_v1_asteroids_bulk_post": "asteroids_bulk",
    "asteroids_families_by_number_number_route_v1_asteroids_families_by_number_number_get": "asteroids_families_by_number_number",
    "asteroids_families_chart_route_v1_asteroids_families_chart_post": "asteroids_families_chart",
    "asteroids_families_chart_resonance_network_route_v1_asteroids_families_chart_resonance_network_post": "asteroids_families_chart_resonance_network",
    "asteroids_families_family_name_members_route_v1_asteroids_families_family_name_members_get": "asteroids_families_family_name_members",
    "asteroids_list_route_v1_asteroids_list_get": "asteroids_list",
    "asteroids_position_route_v1_asteroids_position_post": "asteroids_position",
    "asteroids_subsets_route_v1_asteroids_subsets_get": "asteroids_subsets",
    "asteroids_subsets_subset_list_route_v1_asteroids_subsets_subset_list_get": "asteroids_subsets_subset_list",
    "asteroids_subsets_subset_positions_route_v1_asteroids_subsets_subset_positions_post": "asteroids_subsets_subset_positions",
    "astrocartography_chart_lines_route_v1_astrocartography_chart_lines_post": "astrocartography_chart_lines",
    "astrocartography_chart_subjects_lines_route_v1_astrocartography_chart_subjects_lines_post": "astrocartography_chart_subjects_lines",
    "astrocartography_chart_subjects_subplanetary_route_v1_astrocartography_chart_subjects_subplanetary_post": "astrocartography_chart_subjects_subplanetary",
    "astrocartography_chart_subplanetary_route_v1_astrocartography_chart_subplanetary_post": "astrocartography_chart_subplanetary",
    "astrocartography_dynamic_transits_route_v1_astrocartography_dynamic_transits_post": "astrocartography_dynamic_transits",
    "astrocartography_fixed_stars_route_v1_astrocartography_fixed_stars_post": "astrocartography_fixed_stars",
    "astrocartography_lines_route_v1_astrocartography_lines_post": "astrocartography_lines",
    "astrocartography_subplanetary_route_v1_astrocartography_subplanetary_post": "astrocartography_subplanetary",
    "astrodynes_chart_route_v1_astrodynes_chart_post": "astrodynes_chart",
    "astrodynes_doctrine_route_v1_astrodynes_doctrine_get": "astrodynes_doctrine",
    "astrodynes_geometry_route_v1_astrodynes_geometry_post": "astrodynes_geometry",
    "astrodynes_progressed_accessory_relation_route_v1_astrodynes_progressed_accessory_relation_post": "astrodynes_progressed_accessory_relation",
    "astrodynes_progressed_chart_route_v1_astrodynes_progressed_chart_post": "astrodynes_progressed_chart",
    "astrodynes_progressed_compound_total_influence_route_v1_astrodynes_progressed_compound_total_influence_post": "astrodynes_progressed_compound_total_influence",
    "astrodynes_progressed_dated_aspect_route_v1_astrodynes_progressed_dated_aspect_post": "astrodynes_progressed_dated_aspect",
    "astrodynes_progressed_doctrine_route_v1_astrodynes_progressed_doctrine_get": "astrodynes_progressed_doctrine",
    "astrodynes_progressed_integrate_route_v1_astrodynes_progressed_integrate_post": "astrodynes_progressed_integrate",
    "astrodynes_progressed_major_relation_route_v1_astrodynes_progressed_major_relation_post": "astrodynes_progressed_major_relation",
    "astrodynes_progressed_normal_route_v1_astrodynes_progressed_normal_post": "astrodynes_progressed_normal",
    "astrodynes_progressed_practical_route_v1_astrodynes_progressed_practical_post": "astrodynes_progressed_practical",
    "astrodynes_progressed_reenforcement_route_v1_astrodynes_progressed_reenforcement_post": "astrodynes_progressed_reenforcement",
    "astrodynes_progressed_search_route_v1_astrodynes_progressed_search_post": "astrodynes_progressed_search",
    "astrodynes_progressed_total_influence_route_v1_astrodynes_progressed_total_influence_post": "astrodynes_progressed_total_influence",
    "authD_age_point_route_v1_authD_age_point_post": "authD_age_point",
    "authD_age_point_contacts_route_v1_authD_age_point_contacts_post": "authD_age_point_contacts",
    "authD_chart_intensity_profile_route_v1_authD_chart_intensity_profile_post": "authD_chart_intensity_profile",
    "authD_dynamic_intensity_route_v1_authD_dynamic_intensity_post": "authD_dynamic_intensity",
    "authD_house_zones_route_v1_authD_house_zones_post": "authD_house_zones",
    "authD_intensity_at_route_v1_authD_intensity_at_post": "authD_intensity_at",
    "authN_chart_sectors_route_v1_authN_chart_sectors_post": "authN_chart_sectors",
    "authN_sector_route_v1_authN_sector_post": "authN_sector",
    "authN_sectors_route_v1_authN_sectors_post": "authN_sectors",
    "authO_chart_condition_route_v1_authO_chart_condition_post": "authO_chart_condition",
    "authO_chart_karakas_route_v1_authO_chart_karakas_post": "authO_chart_karakas",
    "authO_chart_pair_route_v1_authO_chart_pair_post": "authO_chart_pair",
    "authO_chart_profile_route_v1_authO_chart_profile_post": "authO_chart_profile",
    "authO_extended_argala_route_v1_authO_extended_argala_post": "authO_extended_argala",
    "authO_extended_argala_assessment_route_v1_authO_extended_argala_assessment_post": "authO_extended_argala_assessment",
    "authO_extended_arudhas_route_v1_authO_extended_arudhas_post": "authO_extended_arudhas",
    "authO_extended_chara_dasha_route_v1_authO_extended_chara_dasha_post": "authO_extended_chara_dasha",
    "authO_extended_chara_dasha_profile_route_v1_authO_extended_chara_dasha_profile_post": "authO_extended_chara_dasha_profile",
    "authO_extended_karakamsa_route_v1_authO_extended_karakamsa_post": "authO_extended_karakamsa",
    "authO_extended_profiles_route_v1_authO_extended_profiles_get": "authO_extended_profiles",
    "authO_karakas_route_v1_authO_karakas_post": "authO_karakas",
    "authO_karakas_condition_route_v1_authO_karakas_condition_post": "authO_karakas_condition",
    "authO_karakas_pair_route_v1_authO_karakas_pair_post": "authO_karakas_pair",
    "authO_karakas_profile_route_v1_authO_karakas_profile_post": "authO_karakas_profile",
    "authP_chart_route_v1_authP_chart_post": "authP_chart",
    "authP_transits_route_v1_authP_transits_post": "authP_transits",
    "avasthas_evaluate_route_v1_avasthas_evaluate_post": "avasthas_evaluate",
    "avasthas_from_datetime_route_v1_avasthas_from_datetime_post": "avasthas_from_datetime",
    "avasthas_sayanadi_route_v1_avasthas_sayanadi_post": "avasthas_sayanadi",
    "batch_charts_route_v1_batch_charts_post": "batch_charts",
    "batch_charts_reduction_route_v1_batch_charts_reduction_post": "batch_charts_reduction",
    "batch_events_route_v1_batch_events_post": "batch_events",
    "batch_progressions_route_v1_batch_progressions_post": "batch_progressions",
    "batch_progressions_reduction_route_v1_batch_progressions_reduction_post": "batch_progressions_reduction",
    "batch_returns_route_v1_batch_returns_post": "batch_returns",
    "batch_transits_route_v1_batch_transits_post": "batch_transits",
    "chart_route_v1_chart_post": "chart",
    "chart_shape_route_v1_chart_shape_classify_post": "chart_shape",
    "chart_reduction_route_v1_chart_reduction_post": "chart_reduction",
    "comets_bulk_route_v1_comets_bulk_post": "comets_bulk",
    "comets_list_route_v1_comets_list_get": "comets_list",
    "comets_position_route_v1_comets_position_post": "comets_position",
    "composite_chart_route_v1_composite_chart_post": "composite_chart",
    "composite_transits_route_v1_composite_transits_post": "composite_transits",
    "dasha_alternate_ashtottari_chart_profile_route_v1_dasha_alternate_ashtottari_chart_profile_post": "dasha_alternate_ashtottari_chart_profile",
    "dasha_alternate_ashtottari_chart_sequence_route_v1_dasha_alternate_ashtottari_chart_sequence_post": "dasha_alternate_ashtottari_chart_sequence",
    "dasha_alternate_ashtottari_profile_route_v1_dasha_alternate_ashtottari_profile_post": "dasha_alternate_ashtottari_profile",
    "dasha_alternate_ashtottari_sequence_route_v1_dasha_alternate_ashtottari_sequence_post": "dasha_alternate_ashtottari_sequence",
    "dasha_alternate_period_profile_route_v1_dasha_alternate_period_profile_post": "dasha_alternate_period_profile",
    "dasha_alternate_yogini_chart_profile_route_v1_dasha_alternate_yogini_chart_profile_post": "dasha_alternate_yogini_chart_profile",
    "dasha_alternate_yogini_chart_sequence_route_v1_dasha_alternate_yogini_chart_sequence_post": "dasha_alternate_yogini_chart_sequence",
    "dasha_alternate_yogini_profile_route_v1_dasha_alternate_yogini_profile_post": "dasha_alternate_yogini_profile",
    "dasha_alternate_yogini_sequence_route_v1_dasha_alternate_yogini_sequence_post": "dasha_alternate_yogini_sequence",
    "dasha_kalachakra_chart_current_route_v1_dasha_kalachakra_chart_current_post": "dasha_kalachakra_chart_current",
    "dasha_kalachakra_chart_sequence_route_v1_dasha_kalachakra_chart_sequence_post": "dasha_kalachakra_chart_sequence",
    "dasha_kalachakra_current_route_v1_dasha_kalachakra_current_post": "dasha_kalachakra_current",
    "dasha_kalachakra_profiles_route_v1_dasha_kalachakra_profiles_get": "dasha_kalachakra_profiles",
    "dasha_kalachakra_sequence_route_v1_dasha_kalachakra_sequence_post": "dasha_kalachakra_sequence",
    "dasha_vimshottari_balance_route_v1_dasha_vimshottari_balance_post": "dasha_vimshottari_balance",
    "dasha_vimshottari_current_route_v1_dasha_vimshottari_current_post": "dasha_vimshottari_current",
    "dasha_vimshottari_lord_pair_route_v1_dasha_vimshottari_lord_pair_post": "dasha_vimshottari_lord_pair",
    "dasha_vimshottari_profile_route_v1_dasha_vimshottari_profile_post": "dasha_vimshottari_profile",
    "dasha_vimshottari_sequence_route_v1_dasha_vimshottari_sequence_post": "dasha_vimshottari_sequence",
    "decanates_chaldean_face_route_v1_decanates_chaldean_face_post": "decanates_chaldean_face",
    "decanates_chart_set_route_v1_decanates_chart_set_post": "decanates_chart_set",
    "decanates_chart_vedic_drekkana_route_v1_decanates_chart_vedic_drekkana_post": "decanates_chart_vedic_drekkana",
    "decanates_set_route_v1_decanates_set_post": "decanates_set",
    "decanates_triplicity_route_v1_decanates_triplicity_post": "decanates_triplicity",
    "decanates_vedic_drekkana_route_v1_decanates_vedic_drekkana_post": "decanates_vedic_drekkana",
    "deep_sky_bulk_route_v1_deep_sky_bulk_post": "deep_sky_bulk",
    "deep_sky_list_route_v1_deep_sky_list_get": "deep_sky_list",
    "deep_sky_position_route_v1_deep_sky_position_post": "deep_sky_position",
    "dignities_chart_route_v1_dignities_chart_post": "dignities_chart",
    "dignities_chart_condition_route_v1_dignities_chart_condition_post": "dignities_chart_condition",
    "dignities_chart_conditions_route_v1_dignities_chart_conditions_post": "dignities_chart_conditions",
    "dignities_chart_network_route_v1_dignities_chart_network_post": "dignities_chart_network",
    "dignities_chart_profile_route_v1_dignities_chart_profile_post": "dignities_chart_profile",
    "dignities_chart_receptions_route_v1_dignities_chart_receptions_post": "dignities_chart_receptions",
    "draconic_chart_route_v1_draconic_chart_post": "draconic_chart",
    "draconic_longitude_route_v1_draconic_longitude_post": "draconic_longitude",
    "draconic_positions_route_v1_draconic_positions_post": "draconic_positions",
    "eclipses_list_route_v1_eclipses_list_post": "eclipses_list",
    "lunar_eclipse_global_circumstances_route_v1_eclipses_lunar_global_circumstances_post": "lunar_eclipse_global_circumstances",
    "lunar_eclipse_local_route_v1_eclipses_lunar_local_post": "lunar_eclipse_local",
    "next_lunar_eclipse_route_v1_eclipses_lunar_next_post": "next_lunar_eclipse",
    "eclipses_lunar_previous_route_v1_eclipses_lunar_previous_post": "eclipses_lunar_previous",
    "lunar_eclipse_visibility_route_v1_eclipses_lunar_visibility_post": "lunar_eclipse_visibility",
    "eclipses_prenatal_route_v1_eclipses_prenatal_post": "eclipses_prenatal",
    "eclipses_saros_number_route_v1_eclipses_saros_number_get": "eclipses_saros_number",
    "solar_eclipse_cartography_route_v1_eclipses_solar_cartography_post": "solar_eclipse_cartography",
    "solar_eclipse_footprint_route_v1_eclipses_solar_footprint_post": "solar_eclipse_footprint",
    "solar_eclipse_global_circumstances_route_v1_eclipses_solar_global_circumstances_post": "solar_eclipse_global_circumstances",
    "next_visible_solar_eclipse_route_v1_eclipses_solar_local_visible_post": "next_visible_solar_eclipse",
    "next_solar_eclipse_route_v1_eclipses_solar_next_post": "next_solar_eclipse",
    "solar_eclipse_path_route_v1_eclipses_solar_path_post": "solar_eclipse_path",
    "eclipses_solar_previous_route_v1_eclipses_solar_previous_post": "eclipses_solar_previous",
    "egyptian_bounds_aggregate_route_v1_egyptian_bounds_aggregate_post": "egyptian_bounds_aggregate",
    "egyptian_bounds_bound_route_v1_egyptian_bounds_bound_post": "egyptian_bounds_bound",
    "egyptian_bounds_classification_route_v1_egyptian_bounds_classification_post": "egyptian_bounds_classification",
    "egyptian_bounds_condition_route_v1_egyptian_bounds_condition_post": "egyptian_bounds_condition",
    "egyptian_bounds_network_route_v1_egyptian_bounds_network_post": "egyptian_bounds_network",
    "egyptian_bounds_relation_route_v1_egyptian_bounds_relation_post": "egyptian_bounds_relation",
    "egyptian_bounds_table_route_v1_egyptian_bounds_table_get": "egyptian_bounds_table",
    "electional_moments_route_v1_electional_moments_post": "electional_moments",
    "electional_predicate_profiles_route_v1_electional_predicate_profiles_get": "electional_predicate_profiles",
    "electional_scored_route_v1_electional_scored_post": "electional_scored",
    "electional_scorer_profiles_route_v1_electional_scorer_profiles_get": "electional_scorer_profiles",
    "electional_western_authA_moon_condition_route_v1_electional_western_authA_moon_condition_post": "electional_western_authA_moon_condition",
    "electional_western_authB_matter_profile_route_v1_electional_western_authB_matter_profile_post": "electional_western_authB_matter_profile",
    "electional_western_authB_moon_condition_route_v1_electional_western_authB_moon_condition_post": "electional_western_authB_moon_condition",
    "electional_western_authC_construction_route_v1_electional_western_authC_construction_post": "electional_western_authC_construction",
    "electional_western_authC_matter_profile_route_v1_electional_western_authC_matter_profile_post": "electional_western_authC_matter_profile",
    "electional_western_authC_moon_condition_route_v1_electional_western_authC_moon_condition_post": "electional_western_authC_moon_condition",
    "electional_western_authC_rooted_context_route_v1_electional_western_authC_rooted_context_post": "electional_western_authC_rooted_context",
    "electional_western_classical_perfection_route_v1_electional_western_classical_perfection_post": "electional_western_classical_perfection",
    "electional_western_lunar_ecliptic_direction_route_v1_electional_western_lunar_ecliptic_direction_post": "electional_western_lunar_ecliptic_direction",
    "electional_western_profile_windows_route_v1_electional_western_profile_windows_post": "electional_western_profile_windows",
    "electional_windows_route_v1_electional_windows_post": "electional_windows",
    "galactic_houses_chart_placements_route_v1_galactic_houses_chart_placements_post": "galactic_houses_chart_placements",
    "galactic_houses_cusps_route_v1_galactic_houses_cusps_post": "galactic_houses_cusps",
    "galactic_houses_placement_route_v1_galactic_houses_placement_post": "galactic_houses_placement",
    "galactic_chart_positions_route_v1_galactic_chart_positions_post": "galactic_chart_positions",
    "galactic_cosmic_reference_points_route_v1_galactic_cosmic_reference_points_post": "galactic_cosmic_reference_points",
    "galactic_ecliptic_to_galactic_route_v1_galactic_ecliptic_to_galactic_post": "galactic_ecliptic_to_galactic",
    "galactic_equatorial_to_galactic_route_v1_galactic_equatorial_to_galactic_post": "galactic_equatorial_to_galactic",
    "galactic_galactic_to_ecliptic_route_v1_galactic_galactic_to_ecliptic_post": "galactic_galactic_to_ecliptic",
    "galactic_galactic_to_equatorial_route_v1_galactic_galactic_to_equatorial_post": "galactic_galactic_to_equatorial",
    "galactic_reference_points_route_v1_galactic_reference_points_post": "galactic_reference_points",
    "geodetic_chart_equivalents_route_v1_geodetic_chart_equivalents_post": "geodetic_chart_equivalents",
    "geodetic_chart_location_chart_route_v1_geodetic_chart_location_chart_post": "geodetic_chart_location_chart",
    "geodetic_equivalents_route_v1_geodetic_equivalents_post": "geodetic_equivalents",
    "geodetic_location_chart_route_v1_geodetic_location_chart_post": "geodetic_location_chart",
    "gochara_doctrine_options_route_v1_gochara_doctrine_options_get": "gochara_doctrine_options",
    "gochara_evaluate_route_v1_gochara_evaluate_post": "gochara_evaluate",
    "gochara_from_datetimes_route_v1_gochara_from_datetimes_post": "gochara_from_datetimes",
    "gochara_from_epochs_route_v1_gochara_from_epochs_post": "gochara_from_epochs",
    "gochara_profile_route_v1_gochara_profile_post": "gochara_profile",
    "gochara_windows_capabilities_route_v1_gochara_windows_capabilities_get": "gochara_windows_capabilities",
    "gochara_windows_from_datetimes_route_v1_gochara_windows_from_datetimes_post": "gochara_windows_from_datetimes",
    "gochara_windows_from_epochs_route_v1_gochara_windows_from_epochs_post": "gochara_windows_from_epochs",
    "harmogram_intensity_spectrum_route_v1_harmograms_intensity_spectrum_post": "harmogram_intensity_spectrum",
    "harmogram_projection_route_v1_harmograms_projection_post": "harmogram_projection",
    "harmogram_trace_route_v1_harmograms_trace_post": "harmogram_trace",
    "harmogram_vector_route_v1_harmograms_vector_post": "harmogram_vector",
    "harmogram_zero_aries_vector_route_v1_harmograms_zero_aries_vector_post": "harmogram_zero_aries_vector",
    "harmonic_age_chart_route_v1_harmonics_age_chart_post": "harmonic_age_chart",
    "harmonic_aspects_route_v1_harmonics_aspects_post": "harmonic_aspects",
    "harmonic_chart_route_v1_harmonics_chart_post": "harmonic_chart",
    "harmonic_composite_route_v1_harmonics_composite_post": "harmonic_composite",
    "harmonic_conjunctions_route_v1_harmonics_conjunctions_post": "harmonic_conjunctions",
    "harmonics_cross_chart_conjunctions_route_v1_harmonics_cross_chart_conjunctions_post": "harmonics_cross_chart_conjunctions",
    "harmonic_fingerprint_route_v1_harmonics_fingerprint_post": "harmonic_fingerprint",
    "harmonic_pattern_score_route_v1_harmonics_pattern_score_post": "harmonic_pattern_score",
    "harmonic_presets_route_v1_harmonics_presets_get": "harmonic_presets",
    "harmonic_sweep_route_v1_harmonics_sweep_post": "harmonic_sweep",
    "harmonic_transit_forecast_route_v1_harmonics_transit_forecast_post": "harmonic_transit_forecast",
    "heliacal_planet_route_v1_heliacal_planet_post": "heliacal_planet",
    "heliacal_visibility_event_route_v1_heliacal_visibility_event_post": "heliacal_visibility_event",
    "hellenistic_chart_profile_route_v1_hellenistic_chart_profile_post": "hellenistic_chart_profile",
    "hellenistic_circumambulations_route_v1_hellenistic_circumambulations_post": "hellenistic_circumambulations",
    "hellenistic_condition_route_v1_hellenistic_condition_post": "hellenistic_condition",
    "hellenistic_offices_route_v1_hellenistic_offices_post": "hellenistic_offices",
    "hellenistic_transmissions_route_v1_hellenistic_transmissions_post": "hellenistic_transmissions",
    "hellenistic_twelfth_parts_route_v1_hellenistic_twelfth_parts_post": "hellenistic_twelfth_parts",
    "horary_evidence_profile_route_v1_horary_evidence_profile_post": "horary_evidence_profile",
    "houses_route_v1_houses_post": "houses",
    "house_dynamics_route_v1_houses_dynamics_post": "house_dynamics",
    "analytical_house_dynamics_route_v1_houses_dynamics_analytical_post": "analytical_house_dynamics",
    "house_dynamics_armc_route_v1_houses_dynamics_armc_post": "house_dynamics_armc",
    "polar_admissibility_route_v1_houses_polar_admissibility_post": "polar_admissibility",
    "houses_reduction_route_v1_houses_reduction_post": "houses_reduction",
    "hyleg_lilly_1647_route_v1_hyleg_lilly_1647_post": "hyleg_lilly_1647",
    "hyleg_lilly_1647_alcocoden_route_v1_hyleg_lilly_1647_alcocoden_post": "hyleg_lilly_1647_alcocoden",
    "local_space_chart_positions_route_v1_local_space_chart_positions_post": "local_space_chart_positions",
    "local_space_positions_route_v1_local_space_positions_post": "local_space_positions",
    "locations_at_route_v1_locations_at_get": "locations_at",
    "locations_search_route_v1_locations_search_get": "locations_search",
    "locations_timezone_validate_route_v1_locations_timezone_validate_post": "locations_timezone_validate",
    "locations_within_route_v1_locations_within_get": "locations_within",
    "lord_of_the_orb_current_route_v1_lord_of_the_orb_current_post": "lord_of_the_orb_current",
    "lord_of_the_orb_sequence_route_v1_lord_of_the_orb_sequence_post": "lord_of_the_orb_sequence",
    "lord_of_the_turn_profile_route_v1_lord_of_the_turn_profile_post": "lord_of_the_turn_profile",
    "lots_catalog_route_v1_lots_catalog_get": "lots_catalog",
    "lots_chart_route_v1_lots_chart_post": "lots_chart",
    "lots_chart_condition_route_v1_lots_chart_condition_post": "lots_chart_condition",
    "lots_chart_conditions_route_v1_lots_chart_conditions_post": "lots_chart_conditions",
    "lots_chart_dependencies_route_v1_lots_chart_dependencies_post": "lots_chart_dependencies",
    "lots_chart_network_route_v1_lots_chart_network_post": "lots_chart_network",
    "lots_chart_profile_route_v1_lots_chart_profile_post": "lots_chart_profile",
    "lunar_phases_route_v1_lunar_phases_post": "lunar_phases",
    "manazil_bulk_route_v1_manazil_bulk_post": "manazil_bulk",
    "manazil_catalog_route_v1_manazil_catalog_get": "manazil_catalog",
    "manazil_position_route_v1_manazil_position_post": "manazil_position",
    "manazil_traditions_tradition_mansions_mansion_index_route_v1_manazil_traditions_tradition_mansions_mansion_index_get": "manazil_traditions_tradition_mansions_mansion_index",
    "route_catalog_v1_meta_routes_get": "route_catalog",
    "midpoints_route_v1_midpoints_calculate_post": "midpoints",
    "midpoint_clusters_route_v1_midpoints_clusters_post": "midpoint_clusters",
    "midpoint_pictures_route_v1_midpoints_pictures_post": "midpoint_pictures",
    "midpoints_to_point_route_v1_midpoints_to_point_post": "midpoints_to_point",
    "midpoint_weighting_route_v1_midpoints_weighting_post": "midpoint_weighting",
    "muhurta_business_catalogue_route_v1_muhurta_business_catalogue_get": "muhurta_business_catalogue",
    "muhurta_business_compare_route_v1_muhurta_business_compare_post": "muhurta_business_compare",
    "muhurta_business_datetime_route_v1_muhurta_business_datetime_post": "muhurta_business_datetime",
    "muhurta_business_direct_route_v1_muhurta_business_direct_post": "muhurta_business_direct",
    "muhurta_business_windows_route_v1_muhurta_business_windows_post": "muhurta_business_windows",
    "muhurta_chart_classification_route_v1_muhurta_chart_classification_post": "muhurta_chart_classification",
    "muhurta_chart_score_route_v1_muhurta_chart_score_post": "muhurta_chart_score",
    "muhurta_direct_classification_route_v1_muhurta_direct_classification_post": "muhurta_direct_classification",
    "muhurta_direct_score_route_v1_muhurta_direct_score_post": "muhurta_direct_score",
    "muhurta_doshas_catalogue_route_v1_muhurta_doshas_catalogue_get": "muhurta_doshas_catalogue",
    "muhurta_doshas_day_route_v1_muhurta_doshas_day_post": "muhurta_doshas_day",
    "muhurta_doshas_direct_route_v1_muhurta_doshas_direct_post": "muhurta_doshas_direct",
    "muhurta_lagna_catalogue_route_v1_muhurta_lagna_catalogue_get": "muhurta_lagna_catalogue",
    "muhurta_lagna_datetime_route_v1_muhurta_lagna_datetime_post": "muhurta_lagna_datetime",
    "muhurta_lagna_direct_route_v1_muhurta_lagna_direct_post": "muhurta_lagna_direct",
    "muhurta_marriage_catalogue_route_v1_muhurta_marriage_catalogue_get": "muhurta_marriage_catalogue",
    "muhurta_marriage_datetime_route_v1_muhurta_marriage_datetime_post": "muhurta_marriage_datetime",
    "muhurta_marriage_direct_route_v1_muhurta_marriage_direct_post": "muhurta_marriage_direct",
    "muhurta_marriage_windows_route_v1_muhurta_marriage_windows_post": "muhurta_marriage_windows",
    "muhurta_named_day_route_v1_muhurta_named_day_post": "muhurta_named_day",
    "muhurta_named_direct_route_v1_muhurta_named_direct_post": "muhurta_named_direct",
    "muhurta_personal_score_route_v1_muhurta_personal_score_post": "muhurta_personal_score",
    "muhurta_search_route_v1_muhurta_search_post": "muhurta_search",
    "muhurta_shuddhi_catalogue_route_v1_muhurta_shuddhi_catalogue_get": "muhurta_shuddhi_catalogue",
    "muhurta_shuddhi_day_route_v1_muhurta_shuddhi_day_post": "muhurta_shuddhi_day",
    "muhurta_shuddhi_direct_route_v1_muhurta_shuddhi_direct_post": "muhurta_shuddhi_direct",
    "muhurta_special_day_route_v1_muhurta_special_day_post": "muhurta_special_day",
    "muhurta_special_solar_route_v1_muhurta_special_solar_post": "muhurta_special_solar",
    "muhurta_special_yogas_route_v1_muhurta_special_yogas_post": "muhurta_special_yogas",
    "muhurta_travel_catalogue_route_v1_muhurta_travel_catalogue_get": "muhurta_travel_catalogue",
    "muhurta_travel_datetime_route_v1_muhurta_travel_datetime_post": "muhurta_travel_datetime",
    "muhurta_travel_direct_route_v1_muhurta_travel_direct_post": "muhurta_travel_direct",
    "muhurta_travel_windows_route_v1_muhurta_travel_windows_post": "muhurta_travel_windows",
    "muhurta_vastu_catalogue_route_v1_muhurta_vastu_catalogue_get": "muhurta_vastu_catalogue",
    "muhurta_vastu_datetime_route_v1_muhurta_vastu_datetime_post": "muhurta_vastu_datetime",
    "muhurta_vastu_direct_route_v1_muhurta_vastu_direct_post": "muhurta_vastu_direct",
    "muhurta_vastu_windows_route_v1_muhurta_vastu_windows_post": "muhurta_vastu_windows",
    "mundane_event_chart_profile_route_v1_mundane_event_chart_profile_post": "mundane_event_chart_profile",
    "nakshatra_bulk_route_v1_nakshatra_bulk_post": "nakshatra_bulk",
    "nakshatra_position_route_v1_nakshatra_position_post": "nakshatra_position",
    "natal_discovery_dispositors_route_v1_natal_discovery_dispositors_post": "natal_discovery_dispositors",
    "natal_discovery_lunar_context_route_v1_natal_discovery_lunar_context_post": "natal_discovery_lunar_context",
    "natal_discovery_shape_route_v1_natal_discovery_shape_post": "natal_discovery_shape",
    "nine_parts_authK_route_v1_nine_parts_authK_post": "nine_parts_authK",
    "nodes_catalog_route_v1_nodes_catalog_get": "nodes_catalog",
    "nodes_geometric_route_v1_nodes_geometric_post": "nodes_geometric",
    "nodes_planetary_mean_route_v1_nodes_planetary_mean_post": "nodes_planetary_mean",
    "nodes_planetary_mean_bulk_route_v1_nodes_planetary_mean_bulk_post": "nodes_planetary_mean_bulk",
    "occultations_all_lunar_route_v1_occultations_all_lunar_post": "occultations_all_lunar",
    "occultations_close_approaches_route_v1_occultations_close_approaches_post": "occultations_close_approaches",
    "occultations_lunar_route_v1_occultations_lunar_post": "occultations_lunar",
    "occultations_lunar_path_route_v1_occultations_lunar_path_post": "occultations_lunar_path",
    "occultations_lunar_path_at_route_v1_occultations_lunar_path_at_post": "occultations_lunar_path_at",
    "occultations_lunar_path_topology_route_v1_occultations_lunar_path_topology_post": "occultations_lunar_path_topology",
    "occultations_lunar_path_topology_at_route_v1_occultations_lunar_path_topology_at_post": "occultations_lunar_path_topology_at",
    "occultations_lunar_star_route_v1_occultations_lunar_star_post": "occultations_lunar_star",
    "occultations_lunar_star_path_route_v1_occultations_lunar_star_path_post": "occultations_lunar_star_path",
    "occultations_lunar_star_path_at_route_v1_occultations_lunar_star_path_at_post": "occultations_lunar_star_path_at",
    "occultations_lunar_star_path_topology_route_v1_occultations_lunar_star_path_topology_post": "occultations_lunar_star_path_topology",
    "occultations_lunar_star_path_topology_at_route_v1_occultations_lunar_star_path_topology_at_post": "occultations_lunar_star_path_topology_at",
    "orbit_class_route_v1_orbits_class_post": "orbit_class",
    "orbit_class_batch_route_v1_orbits_class_batch_post": "orbit_class_batch",
    "distance_extremes_route_v1_orbits_distance_extremes_post": "distance_extremes",
    "orbital_elements_route_v1_orbits_elements_post": "orbital_elements",
    "pancha_pakshi_constitution_authJ_route_v1_pancha_pakshi_constitution_authJ_get": "pancha_pakshi_constitution_authJ",
    "pancha_pakshi_context_astronomical_paksha_route_v1_pancha_pakshi_context_astronomical_paksha_post": "pancha_pakshi_context_astronomical_paksha",
    "pancha_pakshi_context_local_solar_route_v1_pancha_pakshi_context_local_solar_post": "pancha_pakshi_context_local_solar",
    "pancha_pakshi_identity_aksara_route_v1_pancha_pakshi_identity_aksara_post": "pancha_pakshi_identity_aksara",
    "pancha_pakshi_identity_natal_moon_route_v1_pancha_pakshi_identity_natal_moon_post": "pancha_pakshi_identity_natal_moon",
    "pancha_pakshi_mappings_nakshatra_bird_route_v1_pancha_pakshi_mappings_nakshatra_bird_post": "pancha_pakshi_mappings_nakshatra_bird",
    "pancha_pakshi_profiles_route_v1_pancha_pakshi_profiles_get": "pancha_pakshi_profiles",
    "pancha_pakshi_profiles_profile_id_route_v1_pancha_pakshi_profiles_profile_id_get": "pancha_pakshi_profiles_profile_id",
    "pancha_pakshi_relationships_directed_route_v1_pancha_pakshi_relationships_directed_post": "pancha_pakshi_relationships_directed",
    "pancha_pakshi_roles_padu_route_v1_pancha_pakshi_roles_padu_post": "pancha_pakshi_roles_padu",
    "pancha_pakshi_schedule_first_eat_bird_route_v1_pancha_pakshi_schedule_first_eat_bird_post": "pancha_pakshi_schedule_first_eat_bird",
    "pancha_pakshi_schedule_fixed_clock_route_v1_pancha_pakshi_schedule_fixed_clock_post": "pancha_pakshi_schedule_fixed_clock",
    "pancha_pakshi_schedule_fixed_clock_current_cell_route_v1_pancha_pakshi_schedule_fixed_clock_current_cell_post": "pancha_pakshi_schedule_fixed_clock_current_cell",
    "pancha_pakshi_schedule_nominal_route_v1_pancha_pakshi_schedule_nominal_post": "pancha_pakshi_schedule_nominal",
    "pancha_pakshi_schedule_solar_proportional_route_v1_pancha_pakshi_schedule_solar_proportional_post": "pancha_pakshi_schedule_solar_proportional",
    "pancha_pakshi_schedule_solar_proportional_current_cell_route_v1_pancha_pakshi_schedule_solar_proportional_current_cell_post": "pancha_pakshi_schedule_solar_proportional_current_cell",
    "pancha_pakshi_sookshma_civil_time_select_route_v1_pancha_pakshi_sookshma_civil_time_select_post": "pancha_pakshi_sookshma_civil_time_select",
    "pancha_pakshi_sookshma_schedule_select_route_v1_pancha_pakshi_sookshma_schedule_select_post": "pancha_pakshi_sookshma_schedule_select",
    "pancha_pakshi_sookshma_select_route_v1_pancha_pakshi_sookshma_select_post": "pancha_pakshi_sookshma_select",
    "panchanga_chart_route_v1_panchanga_chart_post": "panchanga_chart",
    "panchanga_chart_profile_route_v1_panchanga_chart_profile_post": "panchanga_chart_profile",
    "panchanga_day_route_v1_panchanga_day_post": "panchanga_day",
    "panchanga_instant_route_v1_panchanga_instant_post": "panchanga_instant",
    "panchanga_instant_profile_route_v1_panchanga_instant_profile_post": "panchanga_instant_profile",
    "panchanga_lunar_month_route_v1_panchanga_lunar_month_post": "panchanga_lunar_month",
    "parans_field_analysis_route_v1_parans_field_analysis_post": "parans_field_analysis",
    "parans_field_contours_route_v1_parans_field_contours_post": "parans_field_contours",
    "parans_field_paths_route_v1_parans_field_paths_post": "parans_field_paths",
    "parans_field_samples_route_v1_parans_field_samples_post": "parans_field_samples",
    "parans_field_structure_route_v1_parans_field_structure_post": "parans_field_structure",
    "parans_natal_route_v1_parans_natal_post": "parans_natal",
    "parans_search_route_v1_parans_search_post": "parans_search",
    "parans_site_route_v1_parans_site_post": "parans_site",
    "patterns_chart_profile_route_v1_patterns_chart_profile_post": "patterns_chart_profile",
    "patterns_coherence_route_v1_patterns_coherence_post": "patterns_coherence",
    "patterns_find_route_v1_patterns_find_post": "patterns_find",
    "patterns_network_route_v1_patterns_network_post": "patterns_network",
    "phase_angle_route_v1_phase_angle_post": "phase_angle",
    "phase_angular_diameter_route_v1_phase_angular_diameter_post": "phase_angular_diameter",
    "phase_apparent_magnitude_route_v1_phase_apparent_magnitude_post": "phase_apparent_magnitude",
    "phase_elongation_route_v1_phase_elongation_post": "phase_elongation",
    "phase_illuminated_fraction_route_v1_phase_illuminated_fraction_post": "phase_illuminated_fraction",
    "phase_synodic_route_v1_phase_synodic_post": "phase_synodic",
    "orbital_phenomena_events_route_v1_phenomena_orbital_events_post": "orbital_phenomena_events",
    "planet_phenomena_route_v1_phenomena_planet_post": "planet_phenomena",
    "proximity_events_route_v1_phenomena_proximity_post": "proximity_events",
    "pipeline_chart_route_v1_pipeline_chart_post": "pipeline_chart",
    "pipeline_positions_planet_route_v1_pipeline_positions_planet_post": "pipeline_positions_planet",
    "pipeline_positions_sky_route_v1_pipeline_positions_sky_post": "pipeline_positions_sky",
    "planetary_hours_hour_at_route_v1_planetary_hours_hour_at_post": "planetary_hours_hour_at",
    "planetary_hours_schedule_route_v1_planetary_hours_schedule_post": "planetary_hours_schedule",
    "frame_heliocentric_route_v1_positions_frame_heliocentric_post": "frame_heliocentric",
    "frame_planetocentric_route_v1_positions_frame_planetocentric_post": "frame_planetocentric",
    "frame_received_light_route_v1_positions_frame_received_light_post": "frame_received_light",
    "frame_ssb_route_v1_positions_frame_ssb_post": "frame_ssb",
    "planet_position_route_v1_positions_planet_post": "planet_position",
    "planet_position_reduction_route_v1_positions_planet_reduction_post": "planet_position_reduction",
    "sky_position_route_v1_positions_sky_post": "sky_position",
    "sky_position_reduction_route_v1_positions_sky_reduction_post": "sky_position_reduction",
    "primary_directions_arcs_route_v1_primary_directions_arcs_post": "primary_directions_arcs",
    "primary_directions_arcs_reduction_route_v1_primary_directions_arcs_reduction_post": "primary_directions_arcs_reduction",
    "primary_directions_network_route_v1_primary_directions_network_post": "primary_directions_network",
    "primary_directions_network_reduction_route_v1_primary_directions_network_reduction_post": "primary_directions_network_reduction",
    "primary_directions_profile_route_v1_primary_directions_profile_post": "primary_directions_profile",
    "primary_directions_profile_reduction_route_v1_primary_directions_profile_reduction_post": "primary_directions_profile_reduction",
    "primary_directions_relations_route_v1_primary_directions_relations_post": "primary_directions_relations",
    "primary_directions_speculum_route_v1_primary_directions_speculum_post": "primary_directions_speculum",
    "profections_annual_route_v1_profections_annual_post": "profections_annual",
    "profections_monthly_route_v1_profections_monthly_post": "profections_monthly",
    "profections_schedule_route_v1_profections_schedule_post": "profections_schedule",
    "progressions_arc_route_v1_progressions_arc_post": "progressions_arc",
    "progressions_arc_reduction_route_v1_progressions_arc_reduction_post": "progressions_arc_reduction",
    "progressions_house_frame_route_v1_progressions_house_frame_post": "progressions_house_frame",
    "progressions_house_frame_arc_route_v1_progressions_house_frame_arc_post": "progressions_house_frame_arc",
    "progressions_house_frame_arc_reduction_route_v1_progressions_house_frame_arc_reduction_post": "progressions_house_frame_arc_reduction",
    "progressions_house_frame_cusps_route_v1_progressions_house_frame_cusps_post": "progressions_house_frame_cusps",
    "progressions_house_frame_reduction_route_v1_progressions_house_frame_reduction_post": "progressions_house_frame_reduction",
    "progressions_network_route_v1_progressions_network_post": "progressions_network",
    "progressions_network_reduction_route_v1_progressions_network_reduction_post": "progressions_network_reduction",
    "progressions_profile_route_v1_progressions_profile_post": "progressions_profile",
    "progressions_profile_reduction_route_v1_progressions_profile_reduction_post": "progressions_profile_reduction",
    "progressions_secondary_route_v1_progressions_secondary_post": "progressions_secondary",
    "progressions_secondary_declination_route_v1_progressions_secondary_declination_post": "progressions_secondary_declination",
    "progressions_secondary_declination_reduction_route_v1_progressions_secondary_declination_reduction_post": "progressions_secondary_declination_reduction",
    "progressions_secondary_reduction_route_v1_progressions_secondary_reduction_post": "progressions_secondary_reduction",
    "progressions_time_key_route_v1_progressions_time_key_post": "progressions_time_key",
    "progressions_time_key_reduction_route_v1_progressions_time_key_reduction_post": "progressions_time_key_reduction",
    "returns_lunar_route_v1_returns_lunar_post": "returns_lunar",
    "returns_planet_route_v1_returns_planet_post": "returns_planet",
    "returns_relocated_route_v1_returns_relocated_post": "returns_relocated",
    "returns_solar_route_v1_returns_solar_post": "returns_solar",
    "rise_set_phenomena_route_v1_rise_set_phenomena_post": "rise_set_phenomena",
    "rise_set_transit_route_v1_rise_set_transit_post": "rise_set_transit",
    "twilight_times_route_v1_rise_set_twilight_post": "twilight_times",
    "sade_sati_status_route_v1_sade_sati_status_post": "sade_sati_status",
    "sade_sati_windows_route_v1_sade_sati_windows_post": "sade_sati_windows",
    "shadbala_chart_route_v1_shadbala_chart_post": "shadbala_chart",
    "shadbala_chart_bhava_route_v1_shadbala_chart_bhava_post": "shadbala_chart_bhava",
    "shadbala_chart_condition_route_v1_shadbala_chart_condition_post": "shadbala_chart_condition",
    "shadbala_chart_full_route_v1_shadbala_chart_full_post": "shadbala_chart_full",
    "shadbala_chart_network_route_v1_shadbala_chart_network_post": "shadbala_chart_network",
    "shadbala_chart_profile_route_v1_shadbala_chart_profile_post": "shadbala_chart_profile",
    "sidereal_ayanamsa_route_v1_sidereal_ayanamsa_post": "sidereal_ayanamsa",
    "sidereal_ayanamsa_systems_route_v1_sidereal_ayanamsa_systems_get": "sidereal_ayanamsa_systems",
    "sidereal_convert_route_v1_sidereal_convert_post": "sidereal_convert",
    "solar_condition_events_route_v1_solar_condition_events_post": "solar_condition_events",
    "solar_condition_instant_route_v1_solar_condition_instant_post": "solar_condition_instant",
    "stars_bulk_route_v1_stars_bulk_post": "stars_bulk",
    "stars_list_route_v1_stars_list_get": "stars_list",
    "stars_multiple_list_route_v1_stars_multiple_list_get": "stars_multiple_list",
    "stars_multiple_state_route_v1_stars_multiple_state_post": "stars_multiple_state",
    "stars_multiple_name_route_v1_stars_multiple_name_get": "stars_multiple_name",
    "stars_position_route_v1_stars_position_post": "stars_position",
    "stars_variable_catalog_profile_route_v1_stars_variable_catalog_profile_post": "stars_variable_catalog_profile",
    "stars_variable_list_route_v1_stars_variable_list_get": "stars_variable_list",
    "stars_variable_pair_route_v1_stars_variable_pair_post": "stars_variable_pair",
    "stars_variable_range_route_v1_stars_variable_range_post": "stars_variable_range",
    "stars_variable_state_route_v1_stars_variable_state_post": "stars_variable_state",
    "stars_variable_name_route_v1_stars_variable_name_get": "stars_variable_name",
    "stations_is_retrograde_route_v1_stations_is_retrograde_post": "stations_is_retrograde",
    "stations_next_route_v1_stations_next_post": "stations_next",
    "stations_retrograde_periods_route_v1_stations_retrograde_periods_post": "stations_retrograde_periods",
    "stations_search_route_v1_stations_search_post": "stations_search",
    "stelliums_analyze_route_v1_stelliums_analyze_post": "stelliums_analyze",
    "synastry_aspects_route_v1_synastry_aspects_post": "synastry_aspects",
    "synastry_chart_condition_route_v1_synastry_chart_condition_post": "synastry_chart_condition",
    "synastry_condition_profiles_route_v1_synastry_condition_profiles_post": "synastry_condition_profiles",
    "synastry_contact_relations_route_v1_synastry_contact_relations_post": "synastry_contact_relations",
    "synastry_contacts_route_v1_synastry_contacts_post": "synastry_contacts",
    "synastry_network_route_v1_synastry_network_post": "synastry_network",
    "synastry_overlay_route_v1_synastry_overlay_post": "synastry_overlay",
    "synastry_overlay_relations_route_v1_synastry_overlay_relations_post": "synastry_overlay_relations",
    "synastry_overlays_route_v1_synastry_overlays_post": "synastry_overlays",
    "timelords_decennials_active_pair_route_v1_timelords_decennials_active_pair_post": "timelords_decennials_active_pair",
    "timelords_decennials_active_path_route_v1_timelords_decennials_active_path_post": "timelords_decennials_active_path",
    "timelords_decennials_current_route_v1_timelords_decennials_current_post": "timelords_decennials_current",
    "timelords_decennials_groups_route_v1_timelords_decennials_groups_post": "timelords_decennials_groups",
    "timelords_decennials_profile_route_v1_timelords_decennials_profile_post": "timelords_decennials_profile",
    "timelords_decennials_sequence_route_v1_timelords_decennials_sequence_post": "timelords_decennials_sequence",
    "timelords_firdaria_active_pair_route_v1_timelords_firdaria_active_pair_post": "timelords_firdaria_active_pair",
    "timelords_firdaria_current_route_v1_timelords_firdaria_current_post": "timelords_firdaria_current",
    "timelords_firdaria_groups_route_v1_timelords_firdaria_groups_post": "timelords_firdaria_groups",
    "timelords_firdaria_profile_route_v1_timelords_firdaria_profile_post": "timelords_firdaria_profile",
    "timelords_firdaria_sequence_route_v1_timelords_firdaria_sequence_post": "timelords_firdaria_sequence",
    "timelords_zodiacal_releasing_current_route_v1_timelords_zodiacal_releasing_current_post": "timelords_zodiacal_releasing_current",
    "timelords_zodiacal_releasing_groups_route_v1_timelords_zodiacal_releasing_groups_post": "timelords_zodiacal_releasing_groups",
    "timelords_zodiacal_releasing_level_pair_route_v1_timelords_zodiacal_releasing_level_pair_post": "timelords_zodiacal_releasing_level_pair",
    "timelords_zodiacal_releasing_profile_route_v1_timelords_zodiacal_releasing_profile_post": "timelords_zodiacal_releasing_profile",
    "timelords_zodiacal_releasing_sequence_route_v1_timelords_zodiacal_releasing_sequence_post": "timelords_zodiacal_releasing_sequence",
    "transits_ingresses_route_v1_transits_ingresses_post": "transits_ingresses",
    "transits_natal_aspects_route_v1_transits_natal_aspects_post": "transits_natal_aspects",
    "transits_next_ingress_route_v1_transits_next_ingress_post": "transits_next_ingress",
    "transits_search_route_v1_transits_search_post": "transits_search",
    "triplicity_assignment_route_v1_triplicity_assignment_post": "triplicity_assignment",
    "triplicity_score_route_v1_triplicity_score_post": "triplicity_score",
    "triplicity_table_route_v1_triplicity_table_get": "triplicity_table",
    "upagrahas_kalavelas_route_v1_upagrahas_kalavelas_post": "upagrahas_kalavelas",
    "upagrahas_sun_based_route_v1_upagrahas_sun_based_post": "upagrahas_sun_based",
    "uranian_bulk_route_v1_uranian_bulk_post": "uranian_bulk",
    "uranian_catalog_route_v1_uranian_catalog_get": "uranian_catalog",
    "uranian_position_route_v1_uranian_position_post": "uranian_position",
    "varga_chart_named_route_v1_varga_chart_named_post": "varga_chart_named",
    "varga_chart_shodashvarga_route_v1_varga_chart_shodashvarga_post": "varga_chart_shodashvarga",
    "varga_chart_shodashvarga_batch_route_v1_varga_chart_shodashvarga_batch_post": "varga_chart_shodashvarga_batch",
    "varga_d60_sign_route_v1_varga_d60_sign_post": "varga_d60_sign",
    "varga_generic_route_v1_varga_generic_post": "varga_generic",
    "varga_named_route_v1_varga_named_post": "varga_named",
    "varga_named_batch_route_v1_varga_named_batch_post": "varga_named_batch",
    "varga_shodashvarga_route_v1_varga_shodashvarga_post": "varga_shodashvarga",
    "varga_shodashvarga_batch_route_v1_varga_shodashvarga_batch_post": "varga_shodashvarga_batch",
    "varga_vimshopaka_route_v1_varga_vimshopaka_post": "varga_vimshopaka",
    "varshaphal_chart_route_v1_varshaphal_chart_post": "varshaphal_chart",
    "varshaphal_judgement_profile_route_v1_varshaphal_judgement_profile_post": "varshaphal_judgement_profile",
    "varshaphal_judgement_year_route_v1_varshaphal_judgement_year_post": "varshaphal_judgement_year",
    "varshaphal_mudda_active_route_v1_varshaphal_mudda_active_post": "varshaphal_mudda_active",
    "varshaphal_mudda_judgement_route_v1_varshaphal_mudda_judgement_post": "varshaphal_mudda_judgement",
    "varshaphal_summary_route_v1_varshaphal_summary_post": "varshaphal_summary",
    "varshaphal_tasira_active_route_v1_varshaphal_tasira_active_post": "varshaphal_tasira_active",
    "varshaphal_topics_route_v1_varshaphal_topics_post": "varshaphal_topics",
    "varshaphal_topics_windows_route_v1_varshaphal_topics_windows_post": "varshaphal_topics_windows",
    "vedic_dignities_given_chart_profile_route_v1_vedic_dignities_chart_profile_post": "vedic_dignities_given_chart_profile",
    "vedic_dignities_chart_dignity_route_v1_vedic_dignities_chart_dignity_post": "vedic_dignities_chart_dignity",
    "vedic_dignities_chart_profile_route_v1_vedic_dignities_chart_profile_post": "vedic_dignities_chart_profile",
    "vedic_dignities_chart_relationships_route_v1_vedic_dignities_chart_relationships_post": "vedic_dignities_chart_relationships",
    "vedic_dignities_condition_route_v1_vedic_dignities_condition_post": "vedic_dignities_condition",
    "vedic_dignities_dignity_route_v1_vedic_dignities_dignity_post": "vedic_dignities_dignity",
    "vedic_dignities_relationships_route_v1_vedic_dignities_relationships_post": "vedic_dignities_relationships",
    "vedic_chart_profile_route_v1_vedic_chart_profile_post": "vedic_chart_profile",
    "visibility_assessment_route_v1_visibility_assessment_post": "visibility_assessment",
    "visibility_atmospheric_extinction_route_v1_visibility_atmospheric_extinction_post": "visibility_atmospheric_extinction",
    "visibility_physical_assessment_route_v1_visibility_physical_assessment_post": "visibility_physical_assessment",
    "visibility_physical_event_route_v1_visibility_physical_event_post": "visibility_physical_event",
    "visibility_point_source_threshold_route_v1_visibility_point_source_threshold_post": "visibility_point_source_threshold",
    "visibility_tonight_route_v1_visibility_tonight_post": "visibility_tonight",
    "visibility_twilight_sky_brightness_route_v1_visibility_twilight_sky_brightness_post": "visibility_twilight_sky_brightness",
    "void_of_course_is_active_route_v1_void_of_course_is_active_post": "void_of_course_is_active",
    "void_of_course_next_route_v1_void_of_course_next_post": "void_of_course_next",
    "void_of_course_range_route_v1_void_of_course_range_post": "void_of_course_range",
    "void_of_course_window_route_v1_void_of_course_window_post": "void_of_course_window",
    "website_chart_wheel_packet_route_v1_website_chart_wheel_packet_post": "website_chart_wheel_packet",
    "website_chart_wheel_presets_route_v1_website_chart_wheel_presets_get": "website_chart_wheel_presets",
    "website_chart_wheel_validate_route_v1_website_chart_wheel_validate_post": "website_chart_wheel_validate",
    "western_chart_profile_route_v1_western_chart_profile_post": "western_chart_profile",
    "yogas_evaluate_route_v1_yogas_evaluate_post": "yogas_evaluate",
    "yogas_extended_catalogue_route_v1_yogas_extended_catalogue_get": "yogas_extended_catalogue",
    "yogas_extended_evaluate_route_v1_yogas_extended_evaluate_post": "yogas_extended_evaluate",
}
