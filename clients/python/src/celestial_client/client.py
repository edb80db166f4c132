# Made by `npm run clients` from /openapi.json; changes by hand are lost.
"""Client: a method for every route."""

from typing import Any, Literal

from . import models
from ._base import SyncBase


class Client(SyncBase):
    """Typed methods of a running service. What is left out, or `None`, is not sent: the service's default holds."""

    def health(self) -> models.HealthResponse:
        """The process answers"""
        return self._call("GET", "/health", models.HealthResponse, {}, {}, None)

    def kernel_meta(self) -> models.KernelMetaResponse:
        """The ephemeris in use"""
        return self._call("GET", "/meta/kernel", models.KernelMetaResponse, {}, {}, None)

    def version(self) -> models.VersionResponse:
        """Versions of server and engine"""
        return self._call("GET", "/meta/version", models.VersionResponse, {}, {}, None)

    def ready(self) -> models.ReadyResponse:
        """The service can compute; 503 while it cannot"""
        return self._call("GET", "/ready", models.ReadyResponse, {}, {}, None)

    def antiscia_contacts(
        self,
        *,
        positions: dict[str, float],
        orb: float | None = None,
    ) -> models.AntisciaContactsResponse:
        """Antiscia and contra-antiscia among named longitudes

        Args:
            positions: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: degrees"""
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
        """Bodies whose reflection falls on a point

        Args:
            positions: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            point_longitude: longitude of the point, degrees; reduced to [0, 360)
            orb: degrees
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

        Rekhas after Brihat Parashara Hora Shastra ch. 66; reductions of trines and of signs of one lord after ch. 67 and 68. Strength is counted before reductions.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is"""
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
        """Ashtakavarga of a chart

        Rekhas after Brihat Parashara Hora Shastra ch. 66; reductions of trines and of signs of one lord after ch. 67 and 68. Strength is counted before reductions.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is"""
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

        Rekhas after Brihat Parashara Hora Shastra ch. 66; reductions of trines and of signs of one lord after ch. 67 and 68. Strength is counted before reductions.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            planet: one of the seven planets, Sun ... Saturn
            sign_index: sign that is asked about, 0 Aries
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is"""
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

        Rekhas after Brihat Parashara Hora Shastra ch. 66; reductions of trines and of signs of one lord after ch. 67 and 68. Strength is counted before reductions.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            planet: one of the seven planets, Sun ... Saturn
            transit_sign_index: sign through which the planet goes, 0 Aries
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is"""
        return self._call("POST", "/v1/ashtakavarga/chart/transit-strength", models.AshtakavargaChartTransitStrengthResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "planet": planet, "transit_sign_index": transit_sign_index})

    def ashtakavarga_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaProfileAnswer:
        """Ashtakavarga with its extremes and strong signs

        Rekhas after Brihat Parashara Hora Shastra ch. 66; reductions of trines and of signs of one lord after ch. 67 and 68. Strength is counted before reductions."""
        return self._call("POST", "/v1/ashtakavarga/profile", models.AshtakavargaProfileAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy})

    def ashtakavarga_result(
        self,
        *,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaResultAnswer:
        """Bhinna- and sarvashtakavarga

        Rekhas after Brihat Parashara Hora Shastra ch. 66; reductions of trines and of signs of one lord after ch. 67 and 68. Strength is counted before reductions."""
        return self._call("POST", "/v1/ashtakavarga/result", models.AshtakavargaResultAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy})

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

        Rekhas after Brihat Parashara Hora Shastra ch. 66; reductions of trines and of signs of one lord after ch. 67 and 68. Strength is counted before reductions.

        Args:
            planet: one of the seven planets, Sun ... Saturn
            sign_index: sign that is asked about, 0 Aries"""
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

        Rekhas after Brihat Parashara Hora Shastra ch. 66; reductions of trines and of signs of one lord after ch. 67 and 68. Strength is counted before reductions.

        Args:
            planet: one of the seven planets, Sun ... Saturn
            transit_sign_index: sign through which the planet goes, 0 Aries"""
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
            reference_frame: frame of the coordinates, as the caller names it
            timescale: time scale of the instant, as the caller names it
            speed1_deg_per_day: degrees per day
            speed2_deg_per_day: degrees per day
            orb: degrees
            exact_tolerance_deg: orbs up to this are exact, degrees
            rate_tolerance_deg_per_day: relative rates up to this are a standstill, degrees per day"""
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
            reference_frame: frame of the coordinates, as the caller names it
            timescale: time scale of the instant, as the caller names it
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

        Geometry alone: no ephemeris, no motion. Orbs belong to the aspect and are multiplied by `orb_factor`; the table is in the family's README.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            tier: 0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: false leaves out True Node, Mean Node, Lilith and True Lilith"""
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
        """Aspects by sign, with direction and overcoming

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

        The last exact Ptolemaic aspect of the Moon in the chosen window, its motion at the query, and the first exact one before the Moon leaves its tropical sign. Absence carries its reason. Longitudes are apparent; speeds are rates of the astrometric longitude. Geometry alone.

        Args:
            jd_ut: Julian day, UT1
            previous_window_policy: where the previous separation is looked for: in the present sign of the Moon, or over previous_lookback_days
            previous_lookback_days: with fixed_lookback alone
            modern: also Uranus, Neptune and Pluto"""
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

        Nothing is searched: the signed error of the chosen aspect and its rate tell applying, exact, separating, stationary or indeterminate.

        Args:
            body1: name of the point
            longitude1_deg: ecliptic longitude, degrees; reduced to [0, 360)
            body2: name of the point
            longitude2_deg: ecliptic longitude, degrees; reduced to [0, 360)
            reference_frame: frame of the coordinates, as the caller names it
            timescale: time scale of the instant, as the caller names it
            speed1_deg_per_day: degrees per day
            speed2_deg_per_day: degrees per day
            orb_factor: multiplies every orb of the aspect table
            exact_tolerance_deg: orbs up to this are exact, degrees
            rate_tolerance_deg_per_day: relative rates up to this are a standstill, degrees per day"""
        return self._call("POST", "/v1/aspects/motion-witness", models.AspectMotionAnalysisResponse, {}, {}, {"body1": body1, "longitude1_deg": longitude1_deg, "body2": body2, "longitude2_deg": longitude2_deg, "aspect": aspect, "speed1_deg_per_day": speed1_deg_per_day, "speed2_deg_per_day": speed2_deg_per_day, "orb_factor": orb_factor, "exact_tolerance_deg": exact_tolerance_deg, "rate_tolerance_deg_per_day": rate_tolerance_deg_per_day, "reference_frame": reference_frame, "timescale": timescale})

    def asteroids_bulk(
        self,
        *,
        dt: str,
        bodies: list[str | int],
        skip_missing: bool | None = None,
    ) -> models.AsteroidsBulkResponse:
        """Apparent places of many asteroids

        Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch); `provenance.small_body_source` says which, and how far the place may be off. At most 500 bodies, and 400,000 integration steps.

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

        Computes the asteroids named, finds their aspects, and keeps those whose two ends share a dynamical family. Exactly one of bodies and numbers. Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch); `provenance.small_body_source` says which, and how far the place may be off.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            aspect_tier: 0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22; null: as include_minor says
            include_minor: counts when aspect_tier is null: true is tier 1, false tier 0"""
        return self._call("POST", "/v1/asteroids/families/chart/resonance-network", models.AsteroidFamilyResonanceNetworkResponse, {}, {}, {"dt": dt, "bodies": bodies, "numbers": numbers, "skip_missing": skip_missing, "aspect_tier": aspect_tier, "include_minor": include_minor, "orb_factor": orb_factor})

    def asteroids_families_family_name_members(
        self,
        *,
        family_name: str,
        offset: int | None = None,
        limit: int | None = None,
    ) -> models.AsteroidFamilyMembersResponse:
        """Members of a dynamical family

        Labels are exact. An unknown label answers no members.

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

        By default those that a file of states carries; `scope` widens the list to all that can be computed or are catalogued.

        Args:
            q: part of a name or of a NAIF id
            scope: covered: bodies that a file of states carries; computable: also those that are integrated; known: every catalogued identity"""
        return self._call("GET", "/v1/asteroids/list", models.AsteroidListResponse, {}, {"q": q, "limit": limit, "scope": scope}, None)

    def asteroids_position(
        self,
        *,
        dt: str,
        body: str | int,
    ) -> models.AsteroidPositionAnswer:
        """Apparent place of one asteroid

        Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch); `provenance.small_body_source` says which, and how far the place may be off.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: name, designation, catalogue number or NAIF id of an asteroid (also as text)"""
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

        Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch); `provenance.small_body_source` says which, and how far the place may be off.

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

        MC and IC are meridians; ASC and DSC the places whose geodetic horizon the body crosses, exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at those of `at_latitudes` and `at_longitudes`; `ends` is where they close. `geojson`, `crossings` and `near` treat the lines as the curves they are, not the grid. Positions are geocentric unless an observer is given; with `place_center: local` each point of a line has the parallax of its own place. acg_observer_lat and acg_observer_lon take the place of the chart's observer.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lat_step: step of the latitudes of `points`, which begin at -89; degrees
            bodies: default: Sun ... Pluto
            observer_lat: observer: geodetic latitude; with observer_lon the places are topocentric, without them geocentric
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            acg_observer_lat: observer of the lines, where it is not that of the chart
            acg_observer_lon: observer of the lines: geodetic longitude, degrees east
            acg_observer_elev_m: height above the WGS 84 ellipsoid, metres
            place_center: from where the bodies are seen: the centre of the Earth; the observer; or, for each point of a line, that point itself (its own parallax, at sea level). Default: topocentric with an observer, else geocentric
            refraction: the horizon with 34 minutes of refraction: rising and setting lines at -0.5667 degrees
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

        MC and IC are meridians; ASC and DSC the places whose geodetic horizon the body crosses, exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at those of `at_latitudes` and `at_longitudes`; `ends` is where they close. `geojson`, `crossings` and `near` treat the lines as the curves they are, not the grid. Positions are geocentric unless an observer is given; with `place_center: local` each point of a line has the parallax of its own place. A lot needs the observer of the chart.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lat_step: step of the latitudes of `points`, which begin at -89; degrees
            observer_lat: observer: geodetic latitude; with observer_lon the places are topocentric, without them geocentric
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            star_place: place of the fixed stars: true (space motion, precession, nutation), or apparent (with parallax, deflection and aberration), as planets are given and as a star is seen to rise
            acg_observer_lat: observer of the lines, where it is not that of the chart
            acg_observer_lon: observer of the lines: geodetic longitude, degrees east
            acg_observer_elev_m: height above the WGS 84 ellipsoid, metres
            place_center: from where the bodies are seen: the centre of the Earth; the observer; or, for each point of a line, that point itself (its own parallax, at sea level). Default: topocentric with an observer, else geocentric
            refraction: the horizon with 34 minutes of refraction: rising and setting lines at -0.5667 degrees
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

        Zenith: the place that has the body overhead, at the geodetic latitude of its declination. Nadir: its antipode. Positions are geocentric, whatever the observer: in the zenith there is no parallax. A lot needs the observer of the chart.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lat_step: step of the latitudes of `points`, which begin at -89; degrees
            observer_lat: observer: geodetic latitude; with observer_lon the places are topocentric, without them geocentric
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            star_place: place of the fixed stars: true (space motion, precession, nutation), or apparent (with parallax, deflection and aberration), as planets are given and as a star is seen to rise
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

        Zenith: the place that has the body overhead, at the geodetic latitude of its declination. Nadir: its antipode. Positions are geocentric, whatever the observer: in the zenith there is no parallax.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lat_step: step of the latitudes of `points`, which begin at -89; degrees
            bodies: default: Sun ... Pluto
            observer_lat: observer: geodetic latitude; with observer_lon the places are topocentric, without them geocentric
            observer_lon: observer: geodetic longitude, degrees east
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
        """Angle lines of transiting bodies at given moments, and how they moved between them

        MC and IC are meridians; ASC and DSC the places whose geodetic horizon the body crosses, exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at those of `at_latitudes` and `at_longitudes`; `ends` is where they close. `geojson`, `crossings` and `near` treat the lines as the curves they are, not the grid. Positions are topocentric unless place_center says otherwise. Shifts are eastward positive, at the latitudes that both lines reach.

        Args:
            epochs_jd_ut: Julian days, UT1, strictly increasing
            observer_latitude: observer: geodetic latitude, degrees north
            observer_longitude: observer: geodetic longitude, degrees east
            observer_elevation_m: height above the WGS 84 ellipsoid, metres
            place_center: from where the bodies are seen: the centre of the Earth; the observer; or, for each point of a line, that point itself (its own parallax, at sea level). Default: topocentric
            lat_step: step of the latitudes of `points`, which begin at -89; degrees
            refraction: the horizon with 34 minutes of refraction: rising and setting lines at -0.5667 degrees
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

        MC and IC are meridians; ASC and DSC the places whose geodetic horizon the body crosses, exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at those of `at_latitudes` and `at_longitudes`; `ends` is where they close. `geojson`, `crossings` and `near` treat the lines as the curves they are, not the grid. jd_ut turns the Earth, jd_tt places the stars: both are of one instant. A star under two of its names is refused.

        Args:
            jd_ut: Julian day, UT1
            jd_tt: Julian day, TT: of the same instant
            lat_step: step of the latitudes of `points`, which begin at -89; degrees
            refraction: the horizon with 34 minutes of refraction: rising and setting lines at -0.5667 degrees
            star_place: place of the fixed stars: true (space motion, precession, nutation), or apparent (with parallax, deflection and aberration), as planets are given and as a star is seen to rise
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
        """Angle lines of given places

        MC and IC are meridians; ASC and DSC the places whose geodetic horizon the body crosses, exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at those of `at_latitudes` and `at_longitudes`; `ends` is where they close. `geojson`, `crossings` and `near` treat the lines as the curves they are, not the grid.

        Args:
            positions: places by name
            gmst_deg: apparent sidereal time of Greenwich, degrees
            lat_step: step of the latitudes of `points`, which begin at -89; degrees
            jd_ut: Julian day, UT1: echoed; the sidereal time is given
            refraction: the horizon with 34 minutes of refraction: rising and setting lines at -0.5667 degrees
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
        """Zenith and nadir of given places

        Zenith: the place that has the body overhead, at the geodetic latitude of its declination. Nadir: its antipode. Positions are geocentric, whatever the observer: in the zenith there is no parallax.

        Args:
            positions: places by name
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
        """Astrodynes of a moment and place

        Geocentric apparent planets; the place governs the houses alone. Systems whose cusps 1 and 10 are not the angles are refused, and so is a fallback unless it is allowed.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            allow_house_fallback: where the system has no figure, take another and name it"""
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
        """Astrodynes of a figure that the caller gives

        Exactly the ten planets, declinations for them and the two angles, twelve cusps in order; no ephemeris.

        Args:
            planet_longitudes: of exactly the ten planets
            declinations: of the ten planets, M.C. and Asc.
            cusp_longitudes: cusps 1 ... 12, once round the zodiac in the order of the signs, at most two in a sign
            mc_longitude: the same degree as cusp 10
            asc_longitude: the same degree as cusp 1"""
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

        Major, minor and transiting places by the time keys, their relations within one degree, reenforcements, and the distribution over signs and houses.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            allow_house_fallback: where the system has no figure, take another and name it"""
        return self._call("POST", "/v1/astrodynes/progressed/chart", models.ProgressedAstrodynesChartResponse, {}, {}, {"natal_dt": natal_dt, "target_dt": target_dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback})

    def astrodynes_progressed_compound_total_influence(
        self,
        *,
        peak_power: float,
        peak_harmony: float,
        peak_discord: float,
        duration: models.ProgressedCompoundDurationRequest | dict[str, Any],
    ) -> models.ProgressedCompoundInfluenceResponse:
        """The same over years, months and days"""
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
        """Power and harmony of a progressed aspect at its distance"""
        return self._call("POST", "/v1/astrodynes/progressed/dated-aspect", models.ProgressedDatedAspectResponse, {}, {}, {"relation_id": relation_id, "body_a": body_a, "body_b": body_b, "aspect": aspect, "direct_terminal_ids": direct_terminal_ids, "indirect_terminal_ids": indirect_terminal_ids, "peak_power": peak_power, "distance_arcmin": distance_arcmin})

    def astrodynes_progressed_doctrine(self) -> models.ProgressedAstrodynesDoctrineResponse:
        """Factors of progressed astrodynes, and where the publications differ"""
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

        Composite trapezoid over an even mesh, with the mesh of twice the step for comparison. The power falls from half to nothing at one degree: what that may add to the error is told apart.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            start_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            allow_house_fallback: where the system has no figure, take another and name it
            max_step_hours: no interval of the fine mesh is longer
            max_samples: a range that needs more is refused"""
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
        """An aspect of radical and major progressed places"""
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
            birth_bodies: each of the ten planets, M.C. and Asc. once
            birth_signs: all twelve signs
            birth_houses: houses 1 ... 12; their sums are those of the signs
            placements: each of the ten planets, M.C. and Asc. once"""
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
            terminal_locations: each terminal once; all that the aspects name
            intercepted_signs: signs that lie whole within a house, by house"""
        return self._call("POST", "/v1/astrodynes/progressed/practical", models.ProgressedPracticalResponse, {}, {}, {"normal": normal, "aspects": aspects, "terminal_locations": terminal_locations, "house_cusp_signs": house_cusp_signs, "intercepted_signs": intercepted_signs, "mutual_receptions": mutual_receptions})

    def astrodynes_progressed_reenforcement(
        self,
        *,
        major: models.ProgressedMajorRelationRequest | dict[str, Any],
        minor: models.ProgressedAccessoryRelationRequest | dict[str, Any],
    ) -> models.ProgressedReenforcementResponse:
        """What a minor aspect adds to the power of a major one"""
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
        """When two progressed places are within a degree of an aspect

        Entry, perfections or closest approaches, and exit, of each passage that touches the range; what begins before it or ends after it is marked as clipped.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            start_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            end_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            allow_house_fallback: where the system has no figure, take another and name it
            coarse_step_hours: between even samples; halved wherever the motion could hide a contact. Default: 24 to 720 by the speed of the places
            boundary_tolerance_seconds: below 0.0001 that is taken, and told
            perfection_tolerance_seconds: below 0.0001 that is taken, and told
            max_samples: a range that needs more is refused"""
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
        """The influence of a whole passage at an even rate"""
        return self._call("POST", "/v1/astrodynes/progressed/total-influence", models.ProgressedTotalInfluenceResponse, {}, {}, {"peak_power": peak_power, "peak_harmony": peak_harmony, "peak_discord": peak_discord, "duration": duration, "unit": unit})

    def authD_age_point(
        self,
        *,
        age_years: float,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
    ) -> models.AuthDAgePointResponse:
        """Age point at an age

        Over the caller's cusps, which are one circuit in the order of the signs. Frames other than Koch are computed and reported as not doctrinally complete.

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
        """Conjunctions of the age point with points

        Over the caller's cusps, which are one circuit in the order of the signs. Frames other than Koch are computed and reported as not doctrinally complete. Each passage within the orb once, at the nearest age of the scan, with its exact age. At most 64 points, 144 years, an orb of 15 degrees and 52 steps a year.

        Args:
            points: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: degrees
            start_age: years
            end_age: years; at most 144 after start_age
            step_years: step of the scan"""
        return self._call("POST", "/v1/authD/age-point-contacts", models.AuthDAgePointContactsResponse, {}, {}, {"house_frame": house_frame, "points": points, "orb": orb, "start_age": start_age, "end_age": end_age, "step_years": step_years})

    def authD_chart_intensity_profile(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
        points: dict[str, float],
    ) -> models.AuthDChartIntensityProfileResponse:
        """Intensity curve at the points of a chart

        Over the caller's cusps, which are one circuit in the order of the signs. Frames other than Koch are computed and reported as not doctrinally complete. At most 64 points.

        Args:
            points: ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/authD/chart-intensity-profile", models.AuthDChartIntensityProfileResponse, {}, {}, {"house_frame": house_frame, "points": points})

    def authD_dynamic_intensity(
        self,
        *,
        house: int,
        fraction: float,
    ) -> models.AuthDDynamicIntensityResponse:
        """Intensity curve at a fraction of a house

        The curve is a reconstruction; the exact formula of the source is not verified.

        Args:
            fraction: part of the house that lies behind the place"""
        return self._call("POST", "/v1/authD/dynamic-intensity", models.AuthDDynamicIntensityResponse, {}, {}, {"house": house, "fraction": fraction})

    def authD_house_zones(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
    ) -> models.AuthDHouseZonesResponse:
        """Balance point and low point of each house

        Over the caller's cusps, which are one circuit in the order of the signs. Frames other than Koch are computed and reported as not doctrinally complete."""
        return self._call("POST", "/v1/authD/house-zones", models.AuthDHouseZonesResponse, {}, {}, {"house_frame": house_frame})

    def authD_intensity_at(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
        longitude: float,
    ) -> models.AuthDIntensityAtResponse:
        """Intensity curve at a longitude

        Over the caller's cusps, which are one circuit in the order of the signs. Frames other than Koch are computed and reported as not doctrinally complete.

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
        """Sectors of the bodies of a chart

        Eighteen sectors of equal time from rise to set, eighteen from set to rise; sector 1 begins at the rise, 10 at the upper culmination. Where a body neither rises nor sets there are none: `horizon_status` says why. Places are topocentric unless place_center says otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            bodies: default: Sun ... Pluto
            horizon_altitude: altitude at which a body rises and sets, degrees
            sectors: sectors of the day
            plus_zones: classic: sectors 1-3 and 10-12; extended: with 36 and 9
            place_center: places as the observer sees them, or as from the centre of the Earth"""
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
        """Sector of a place in the diurnal motion

        Eighteen sectors of equal time from rise to set, eighteen from set to rise; sector 1 begins at the rise, 10 at the upper culmination. Where a body neither rises nor sets there are none: `horizon_status` says why.

        Args:
            right_ascension: apparent right ascension of date, degrees
            declination: apparent declination of date, degrees
            latitude: geodetic latitude, degrees north
            local_sidereal_time: apparent sidereal time of the place, degrees
            horizon_altitude: altitude at which a body rises and sets, degrees
            sectors: sectors of the day
            plus_zones: classic: sectors 1-3 and 10-12; extended: with 36 and 9"""
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
        """Sectors of several places

        Eighteen sectors of equal time from rise to set, eighteen from set to rise; sector 1 begins at the rise, 10 at the upper culmination. Where a body neither rises nor sets there are none: `horizon_status` says why.

        Args:
            latitude: geodetic latitude, degrees north
            local_sidereal_time: apparent sidereal time of the place, degrees
            horizon_altitude: altitude at which a body rises and sets, degrees
            sectors: sectors of the day
            plus_zones: classic: sectors 1-3 and 10-12; extended: with 36 and 9"""
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
        """One significator of an instant

        The planets rank by the degrees that they have passed in their signs, the most first; in the scheme of eight Rahu counts the degrees to the end of its sign. The scheme of seven has no Putrakaraka unless the policy lets the fifth rank be it. Planets at one degree are named in `tie_warnings`, the naturally stronger first. Exactly one of `karaka_name` and `planet` is given.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            scheme: seven planets, or eight with Rahu counted backwards
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is, in the scheme of eight
            karaka_name: role; exactly one of role and planet is given"""
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
        """Significators of an instant

        The planets rank by the degrees that they have passed in their signs, the most first; in the scheme of eight Rahu counts the degrees to the end of its sign. The scheme of seven has no Putrakaraka unless the policy lets the fifth rank be it. Planets at one degree are named in `tie_warnings`, the naturally stronger first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            scheme: seven planets, or eight with Rahu counted backwards
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is, in the scheme of eight"""
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
        """Two significators of an instant

        The planets rank by the degrees that they have passed in their signs, the most first; in the scheme of eight Rahu counts the degrees to the end of its sign. The scheme of seven has no Putrakaraka unless the policy lets the fifth rank be it. Planets at one degree are named in `tie_warnings`, the naturally stronger first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            role_a: role, e.g. Atmakaraka
            role_b: role, e.g. Atmakaraka
            scheme: seven planets, or eight with Rahu counted backwards
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is, in the scheme of eight"""
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
        """Profile of the significators of an instant

        The planets rank by the degrees that they have passed in their signs, the most first; in the scheme of eight Rahu counts the degrees to the end of its sign. The scheme of seven has no Putrakaraka unless the policy lets the fifth rank be it. Planets at one degree are named in `tie_warnings`, the naturally stronger first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            scheme: seven planets, or eight with Rahu counted backwards
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is, in the scheme of eight"""
        return self._call("POST", "/v1/authO/chart/profile", models.AuthOChartProfileResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node})

    def authO_karakas(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AuthOKarakaResultResponse:
        """Significators of given sidereal longitudes

        The planets rank by the degrees that they have passed in their signs, the most first; in the scheme of eight Rahu counts the degrees to the end of its sign. The scheme of seven has no Putrakaraka unless the policy lets the fifth rank be it. Planets at one degree are named in `tie_warnings`, the naturally stronger first.

        Args:
            sidereal_longitudes: sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees
            scheme: seven planets, or eight with Rahu counted backwards
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems"""
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
        """One significator of given sidereal longitudes

        The planets rank by the degrees that they have passed in their signs, the most first; in the scheme of eight Rahu counts the degrees to the end of its sign. The scheme of seven has no Putrakaraka unless the policy lets the fifth rank be it. Planets at one degree are named in `tie_warnings`, the naturally stronger first. Exactly one of `karaka_name` and `planet` is given.

        Args:
            sidereal_longitudes: sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees
            scheme: seven planets, or eight with Rahu counted backwards
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            karaka_name: role; exactly one of role and planet is given"""
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
        """Two significators of given sidereal longitudes

        The planets rank by the degrees that they have passed in their signs, the most first; in the scheme of eight Rahu counts the degrees to the end of its sign. The scheme of seven has no Putrakaraka unless the policy lets the fifth rank be it. Planets at one degree are named in `tie_warnings`, the naturally stronger first.

        Args:
            sidereal_longitudes: sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees
            role_a: role, e.g. Atmakaraka
            role_b: role, e.g. Atmakaraka
            scheme: seven planets, or eight with Rahu counted backwards
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems"""
        return self._call("POST", "/v1/authO/karakas/pair", models.KarakaPairResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "role_a": role_a, "role_b": role_b})

    def authO_karakas_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AuthOChartProfileResponse:
        """Profile of the significators of given sidereal longitudes

        The planets rank by the degrees that they have passed in their signs, the most first; in the scheme of eight Rahu counts the degrees to the end of its sign. The scheme of seven has no Putrakaraka unless the policy lets the fifth rank be it. Planets at one degree are named in `tie_warnings`, the naturally stronger first.

        Args:
            sidereal_longitudes: sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees
            scheme: seven planets, or eight with Rahu counted backwards
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems"""
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
        """Chart of the middle moment and place of two births, with its aspects

        Sun ... Pluto with further bodies that a party names; True Node, Mean Node and Lilith unless a party leaves nodes out; geocentric. `include_nodes` of the request governs the aspects. `corrected` takes the nearest moment whose midheaven is the midpoint of the natal ones.

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
        """Exact transits to such a chart

        Every exact aspect in the window, both branches of each aspect. At most 4 moving bodies (Sun ... Pluto), 16 named targets, 1024 searches (bodies x targets x branches of the aspects), a window of 36525 days, 500000 nominal samples (window / step, for each search) and 1800 events.

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
            step_days: echoed as asked; does not act: the search takes its own, proven steps and misses nothing
            solver_tolerance_days: width of the bracket that is answered, days; the instant is exact to about 0.1 ms"""
        return self._call("POST", "/v1/authP/transits", models.RelationshipTransitSearchResponse, {}, {}, {"moving_bodies": moving_bodies, "jd_start": jd_start, "jd_end": jd_end, "tier": tier, "aspect_names": aspect_names, "include_nodes": include_nodes, "include_angles": include_angles, "include_cusps": include_cusps, "target_names": target_names, "direction": direction, "search_motion": search_motion, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "chart": chart})

    def batch_charts(
        self,
        *,
        requests: list[models.ChartBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ChartsBatchResponse:
        """Many charts in one request

        Items are answered in order; one that fails answers `ok: false` with `failure` and touches no other. An empty batch answers an empty list.

        Args:
            requests: 0 ... 2000 items, answered in this order"""
        return self._call("POST", "/v1/batch/charts", models.ChartsBatchResponse, {}, {}, {"requests": requests})

    def batch_charts_reduction(
        self,
        *,
        requests: list[models.ChartBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ChartsBatchReductionResponse:
        """Many charts with their reductions in one request

        Items are answered in order; one that fails answers `ok: false` with `failure` and touches no other. An empty batch answers an empty list.

        Args:
            requests: 0 ... 2000 items, answered in this order"""
        return self._call("POST", "/v1/batch/charts/reduction", models.ChartsBatchReductionResponse, {}, {}, {"requests": requests})

    def batch_events(
        self,
        *,
        requests: list[models.EventBatchItemRequest] | list[dict[str, Any]],
    ) -> models.EventsBatchResponse:
        """Many searches of several kinds in one request

        Items are answered in order; one that fails answers `ok: false` with `failure` and touches no other. An empty batch answers an empty list. Kinds: transit, aspect_transit, declination_transit, ingress, station, natal_aspect_transits. Aspect angles are directed (90 is not -90); the target of an aspect may be a fixed star.

        Args:
            requests: 0 ... 2000 items, answered in this order"""
        return self._call("POST", "/v1/batch/events", models.EventsBatchResponse, {}, {}, {"requests": requests})

    def batch_progressions(
        self,
        *,
        requests: list[models.ProgressionBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ProgressionsBatchResponse:
        """Many progressions in one request

        Items are answered in order; one that fails answers `ok: false` with `failure` and touches no other. An empty batch answers an empty list. Techniques: the keys of the progression routes, each also with `converse_` before it.

        Args:
            requests: 0 ... 2000 items, answered in this order"""
        return self._call("POST", "/v1/batch/progressions", models.ProgressionsBatchResponse, {}, {}, {"requests": requests})

    def batch_progressions_reduction(
        self,
        *,
        requests: list[models.ProgressionBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ProgressionsBatchReductionResponse:
        """Many progressions with their receipts in one request

        Items are answered in order; one that fails answers `ok: false` with `failure` and touches no other. An empty batch answers an empty list. Techniques: the keys of the progression routes, each also with `converse_` before it.

        Args:
            requests: 0 ... 2000 items, answered in this order"""
        return self._call("POST", "/v1/batch/progressions/reduction", models.ProgressionsBatchReductionResponse, {}, {}, {"requests": requests})

    def batch_returns(
        self,
        *,
        requests: list[models.ReturnBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ReturnsBatchResponse:
        """Many returns in one request

        Items are answered in order; one that fails answers `ok: false` with `failure` and touches no other. An empty batch answers an empty list.

        Args:
            requests: 0 ... 2000 items, answered in this order"""
        return self._call("POST", "/v1/batch/returns", models.ReturnsBatchResponse, {}, {}, {"requests": requests})

    def batch_transits(
        self,
        *,
        requests: list[models.TransitBatchItemRequest] | list[dict[str, Any]],
    ) -> models.TransitsBatchResponse:
        """Many transit searches in one request

        Items are answered in order; one that fails answers `ok: false` with `failure` and touches no other. An empty batch answers an empty list.

        Args:
            requests: 0 ... 2000 items, answered in this order"""
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

        Apparent places in the true ecliptic and equinox of date: geocentric, or topocentric when an observer is given. Nodes and apogees of the Moon are geocentric. `speed` is the rate of the answered longitude.

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
        """Jones pattern of a chart: bundle, bowl, bucket, locomotive, seesaw, splay or splash

        Args:
            include_nodes: counts nodes and apogees among the bodies; Jones used the ten planets
            precedence: which type two groups are that face each other over two empty arcs of which one is a trine: a seesaw, or a locomotive for the trine alone"""
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

        Apparent geocentric places of periodic comets in the true ecliptic and equinox of date, integrated from the orbit solution nearest in time, with its non-gravitational parameters where it has them (or from operators' SPK kernels); `provenance.small_body_source` says which, and how far the place may be off. Places with an estimated error of more than 5 degrees are refused. At most 500 bodies, and 400,000 integration steps.

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

        Apparent geocentric places of periodic comets in the true ecliptic and equinox of date, integrated from the orbit solution nearest in time, with its non-gravitational parameters where it has them (or from operators' SPK kernels); `provenance.small_body_source` says which, and how far the place may be off. Places with an estimated error of more than 5 degrees are refused.

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

        Points that both charts have, in the middle of the shorter arc. Aspects are those of POST /v1/aspects/from-longitudes: tier 1, orb factor 1 and nodes unless given. A party leaves its nodes out with its own `include_nodes`.

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

        Every exact aspect in the window, both branches of each aspect. At most 4 moving bodies (Sun ... Pluto), 16 named targets, 1024 searches (bodies x targets x branches of the aspects), a window of 36525 days, 500000 nominal samples (window / step, for each search) and 1800 events.

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
            step_days: echoed as asked; does not act: the search takes its own, proven steps and misses nothing
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

        Ashtottari of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is what was missing of the first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
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

        Ashtottari of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is what was missing of the first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
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

        Ashtottari of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is what was missing of the first.

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

        Ashtottari of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is what was missing of the first.

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
        """What is told of one period

        Args:
            start_jd: Julian day UT1, at most 5,000 years from J2000.0
            end_jd: Julian day UT1, at most 5,000 years from J2000.0
            sub: sub-periods: checked to be those of the next level, in order and inside the period
            year_basis: days of a dasha year"""
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

        Yogini of 36 years: number of the nakshatra and three, by eight (BPHS ch. 46). One cycle from the birth; the last period is what was missing of the first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
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

        Yogini of 36 years: number of the nakshatra and three, by eight (BPHS ch. 46). One cycle from the birth; the last period is what was missing of the first.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
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

        Yogini of 36 years: number of the nakshatra and three, by eight (BPHS ch. 46). One cycle from the birth; the last period is what was missing of the first.

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

        Yogini of 36 years: number of the nakshatra and three, by eight (BPHS ch. 46). One cycle from the birth; the last period is what was missing of the first.

        Args:
            moon_tropical_lon: tropical longitude of the Moon, true equinox of date, degrees; reduced to [0, 360)
            natal_jd: Julian day UT1, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/dasha/alternate/yogini/sequence", models.AlternateDashaSequenceResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

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
        """The period that runs at birth, and what remains of it

        Vimshottari of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the balance count from its notional start; periods are half-open.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa: ayanamsa system by name or alias; default: authI
            year_basis: days of a dasha year; default: julian_365.25
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer of topocentric places: geodetic longitude, degrees east
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
        """The periods that run at an instant, to five levels, with their sub-periods

        Vimshottari of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the balance count from its notional start; periods are half-open.

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            include_sub: whether each running period holds its sub-periods, level by level down to the last that is asked for"""
        return self._call("POST", "/v1/dasha/vimshottari/current", models.DashaActiveLineResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "levels": levels, "include_sub": include_sub})

    def dasha_vimshottari_lord_pair(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        current_dt: str,
        levels: int | None = None,
    ) -> models.DashaLordPairResponse:
        """The lords of the great period and the sub-period at an instant

        Vimshottari of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the balance count from its notional start; periods are half-open.

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

        Vimshottari of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the balance count from its notional start; periods are half-open."""
        return self._call("POST", "/v1/dasha/vimshottari/profile", models.DashaSequenceProfileResponse, {}, {}, {"natal": natal, "levels": levels})

    def dasha_vimshottari_sequence(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        levels: int | None = None,
        within: str | None = None,
    ) -> models.DashaSequenceResponse:
        """Vimshottari periods of a birth

        Vimshottari of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the balance count from its notional start; periods are half-open.

        Args:
            within: lords of one period, from the great period down (`Venus/Moon`): only that line is answered, with the sub-periods of its last down to `levels`"""
        return self._call("POST", "/v1/dasha/vimshottari/sequence", models.DashaSequenceResponse, {}, {}, {"natal": natal, "levels": levels, "within": within})

    def decanates_chaldean_face(
        self,
        *,
        longitude: float,
    ) -> models.DecanatePositionResponse:
        """The face of a longitude in Chaldean order

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
        """Face, triplicity decan and drekkana of a body at an instant

        Apparent places, geocentric unless `place_center` is `topocentric` and an observer is given; true ayanamsa. With a house system (and an observer) the lagna is answered too.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: Sun, Moon, Mercury ... Pluto, an asteroid or a comet
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
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
        """The drekkana of a body at an instant

        Apparent places, geocentric unless `place_center` is `topocentric` and an observer is given; true ayanamsa. With a house system (and an observer) the lagna is answered too.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: Sun, Moon, Mercury ... Pluto, an asteroid or a comet
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them"""
        return self._call("POST", "/v1/decanates/chart/vedic-drekkana", models.DecanateChartPositionResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "body": body})

    def decanates_set(
        self,
        *,
        longitude: float,
        jd: float,
        ayanamsa_system: str | None = None,
    ) -> models.DecanateSetResponse:
        """Face, triplicity decan and drekkana of a longitude

        Args:
            longitude: tropical ecliptic longitude, degrees; any finite number
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems"""
        return self._call("POST", "/v1/decanates/set", models.DecanateSetResponse, {}, {}, {"longitude": longitude, "jd": jd, "ayanamsa_system": ayanamsa_system})

    def decanates_triplicity(
        self,
        *,
        longitude: float,
    ) -> models.DecanatePositionResponse:
        """The decan of a longitude by triplicity

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
        """The drekkana of a tropical longitude in a sidereal zodiac

        Args:
            longitude: tropical ecliptic longitude, degrees; any finite number
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems"""
        return self._call("POST", "/v1/decanates/vedic-drekkana", models.DecanatePositionResponse, {}, {}, {"longitude": longitude, "jd": jd, "ayanamsa_system": ayanamsa_system})

    def deep_sky_bulk(
        self,
        *,
        dt: str,
        objects: list[str],
        skip_missing: bool | None = None,
    ) -> models.DeepSkyBulkResponse:
        """Directions of many deep-sky objects

        True ecliptic and equinox of date, without aberration and deflection; `apparent` adds them. An extended object is represented by its catalogue centre. Proper motion is applied to clusters, compact objects and host stars only.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            skip_missing: list names that are not found in `missing`; false: such a name is a 422"""
        return self._call("POST", "/v1/deep-sky/bulk", models.DeepSkyBulkResponse, {}, {}, {"dt": dt, "objects": objects, "skip_missing": skip_missing})

    def deep_sky_list(
        self,
        *,
        q: str | None = None,
        object_class: Literal["galaxy", "nebula", "star_cluster", "compact_object", "stellar_remnant", "host_star", None] | None = None,
        limit: int | None = None,
    ) -> models.DeepSkyListResponse:
        """Deep-sky anchors

        The 60 anchors by name; `q` finds parts of names, designations, aliases and SIMBAD identifiers.

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

        True ecliptic and equinox of date, without aberration and deflection; `apparent` adds them. An extended object is represented by its catalogue centre. Proper motion is applied to clusters, compact objects and host stars only.

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
        """Essential and accidental dignities of the planets of a chart

        One optional policy serves all six routes. Leaving a condition out removes its label and its score and keeps the raw truth; the policies that were applied, the houses and the sect are named in the answer.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth"""
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
        """The condition profile of one planet

        One optional policy serves all six routes. Leaving a condition out removes its label and its score and keeps the raw truth; the policies that were applied, the houses and the sect are named in the answer.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            planet: Sun ... Saturn; Uranus, Neptune and Pluto under the doctrine modern_co_rulers alone
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth"""
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

        One optional policy serves all six routes. Leaving a condition out removes its label and its score and keeps the raw truth; the policies that were applied, the houses and the sect are named in the answer.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth"""
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
        """The network of receptions

        One optional policy serves all six routes. Leaving a condition out removes its label and its score and keeps the raw truth; the policies that were applied, the houses and the sect are named in the answer.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth"""
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
        """Condition profiles with their sums over the chart

        One optional policy serves all six routes. Leaving a condition out removes its label and its score and keeps the raw truth; the policies that were applied, the houses and the sect are named in the answer.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth"""
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

        One optional policy serves all six routes. Leaving a condition out removes its label and its score and keeps the raw truth; the policies that were applied, the houses and the sect are named in the answer.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth"""
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
        """Chart of an instant counted from its lunar node

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            node_mode: which North Node is the anchor
            include_nodes: whether nodes and apogees are among the answered positions; the anchor is computed either way
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
        """One longitude counted from an anchor

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
        """Named longitudes counted from a given lunar node

        Args:
            positions: tropical longitudes by point name, degrees; reduced to [0, 360)
            node_mode: which North Node is the anchor
            anchor_longitude: longitude of the chosen node, degrees; reduced to [0, 360)
            jd_ut: moment of the positions, Julian day UT1; echoed"""
        return self._call("POST", "/v1/draconic/positions", models.DraconicChartResponse, {}, {}, {"positions": positions, "node_mode": node_mode, "anchor_longitude": anchor_longitude, "jd_ut": jd_ut})

    def lunar_eclipse_global_circumstances(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "partial", "penumbral"] | None = None,
        backward: bool | None = None,
        mode: Literal["native", "agency_compat"] | str | None = None,
    ) -> models.LunarEclipseGlobalCircumstancesResponse:
        """Geocentric circumstances of a lunar eclipse

        The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

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
        """Contacts of the next lunar eclipse as a place sees them

        `native`: radii of the service; `agency_compat`: constants of the agency's canon. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            kind: any, total, partial, penumbral
            mode: native, agency_compat
            view_samples: adds `views`: the Moon and the Earth's shadow, with the Moon's direction at each contact, at the maximum, at rise and set between the contacts, and at so many instants evenly spread from the first contact to the last"""
        return self._call("POST", "/v1/eclipses/lunar/local", models.LunarEclipseLocalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "kind": kind, "mode": mode, "view_samples": view_samples})

    def next_lunar_eclipse(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        backward: bool | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
    ) -> models.EclipseEventAnswer:
        """Next (or previous) lunar eclipse

        Greatest eclipse: least angle of the Moon's centre from the shadow's axis. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: any, total, annular, partial, central, hybrid, penumbral
            backward: true: the last event before jd_start
            count: eclipses to list in `events`, the first with them (a century has up to 260 of a luminary); fewer where the ephemeris ends
            latitude: with longitude: adds `sights`, what the place sees of each eclipse
            longitude: with latitude"""
        return self._call("POST", "/v1/eclipses/lunar/next", models.EclipseEventAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "count": count, "latitude": latitude, "longitude": longitude})

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
        """Horizon rings of a lunar eclipse, one for each contact

        Places at which the line of sight to the Moon's centre touches WGS 84; no refraction. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            backward: true: the last event before jd_start
            mode: `agency_compat`: the constants and conventions of the agency's lunar canon
            sample_count: points of each ring, the first repeated at the end
            format: `geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""
        return self._call("POST", "/v1/eclipses/lunar/visibility", models.LunarEclipseVisibilityMapResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "mode": mode, "sample_count": sample_count, "format": format})

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

        Greatest phase that each place sees with the Sun's centre on or above the geometric horizon, on an adaptive mesh of the sphere. Levels strictly increasing, `time_samples` odd. `components` are contours of the field as linear along mesh edges, `solved_components` lie on the level itself; `format: geojson` adds the regions at or above each level. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: `central`: total, annular or hybrid with the axis of the shadow on the Earth
            backward: true: the last event before jd_start
            magnitude_levels: strictly increasing
            obscuration_levels: strictly increasing
            mesh_depth: most refinements of the icosahedron
            time_samples: odd; first look at each place from P1 to P4, before its maximum is solved
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

        North and south limits, sunrise and sunset boundaries, contacts and topology. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

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

        Greatest eclipse and duration, contacts, conjunctions, Besselian elements. What only central eclipses have is null for others. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

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

        Local maximum and local type; contacts; a maximum below the horizon gives way to sunrise or sunset. Beyond `max_lunations` new moons: 404 `not_found`. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            kind: any, total, annular, partial, central, hybrid
            max_lunations: new moons to look at before the answer is 404 not_found
            view_samples: adds `views`: the discs of Sun and Moon as the place sees them at each contact, at the maximum, at rise and set between the contacts, and at so many instants evenly spread from the first contact to the last"""
        return self._call("POST", "/v1/eclipses/solar/local-visible", models.SolarEclipseLocalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "kind": kind, "max_lunations": max_lunations, "view_samples": view_samples})

    def next_solar_eclipse(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        backward: bool | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
    ) -> models.EclipseEventAnswer:
        """Next (or previous) solar eclipse

        Greatest eclipse: least distance of the shadow's axis from the Earth's centre. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: any, total, annular, partial, central, hybrid, penumbral
            backward: true: the last event before jd_start
            count: eclipses to list in `events`, the first with them (a century has up to 260 of a luminary); fewer where the ephemeris ends
            latitude: with longitude: adds `sights`, what the place sees of each eclipse
            longitude: with latitude"""
        return self._call("POST", "/v1/eclipses/solar/next", models.EclipseEventAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "count": count, "latitude": latitude, "longitude": longitude})

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

        Evenly spread in time from the first to the last touch of the axis. Without a central line: the point of greatest eclipse alone. The search runs to the end of the ephemeris; when no eclipse of the kind is left there the answer is 404 `not_found`, and 422 when `jd_start` lies outside it.

        Args:
            jd_start: Julian day, UT1; the search ends with the ephemeris
            kind: any, total, annular, partial, central, hybrid
            backward: true: the last event before jd_start
            sample_count: points of the central line, evenly spread in time from its first to its last
            include_limits: true adds `limits`: the northern and southern limits of totality or annularity, with about `sample_count` points each
            format: `geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""
        return self._call("POST", "/v1/eclipses/solar/path", models.SolarEclipsePathResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "sample_count": sample_count, "include_limits": include_limits, "format": format})

    def egyptian_bounds_aggregate(
        self,
        *,
        entries: list[models.EgyptianBoundsAggregateEntryRequest] | list[dict[str, Any]],
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundsAggregateProfileResponse:
        """Bound conditions of several planets, with their sums

        Args:
            entries: each planet at most once
            is_day_chart: sect of the chart; without it the sect of a host is not told
            mercury_rises_before_sun: Mercury is diurnal as a morning star, nocturnal otherwise"""
        return self._call("POST", "/v1/egyptian-bounds/aggregate", models.EgyptianBoundsAggregateProfileResponse, {}, {}, {"entries": entries, "policy": policy, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    def egyptian_bounds_bound(
        self,
        *,
        longitude: float,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
    ) -> models.EgyptianBoundTruthResponse:
        """The bound that holds a longitude

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
        """A planet in a bound: own bound, nature and sect of the host

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)
            planet: one of the seven planets, Sun to Saturn
            is_day_chart: sect of the chart; without it the sect of a host is not told
            mercury_rises_before_sun: Mercury is diurnal as a morning star, nocturnal otherwise"""
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
        """The condition that a bound gives a planet

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)
            planet: one of the seven planets, Sun to Saturn
            is_day_chart: sect of the chart; without it the sect of a host is not told
            mercury_rises_before_sun: Mercury is diurnal as a morning star, nocturnal otherwise"""
        return self._call("POST", "/v1/egyptian-bounds/condition", models.EgyptianBoundConditionProfileResponse, {}, {}, {"longitude": longitude, "policy": policy, "planet": planet, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    def egyptian_bounds_network(
        self,
        *,
        entries: list[models.EgyptianBoundsAggregateEntryRequest] | list[dict[str, Any]],
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundsNetworkProfileResponse:
        """Who is hosted in whose bound

        Args:
            entries: each planet at most once
            is_day_chart: sect of the chart; without it the sect of a host is not told
            mercury_rises_before_sun: Mercury is diurnal as a morning star, nocturnal otherwise"""
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
        """The relation of a planet to the ruler of its bound

        Args:
            longitude: ecliptic longitude, degrees; reduced to [0, 360)
            planet: one of the seven planets, Sun to Saturn
            is_day_chart: sect of the chart; without it the sect of a host is not told
            mercury_rises_before_sun: Mercury is diurnal as a morning star, nocturnal otherwise"""
        return self._call("POST", "/v1/egyptian-bounds/relation", models.EgyptianBoundRelationProfileResponse, {}, {}, {"longitude": longitude, "policy": policy, "planet": planet, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    def egyptian_bounds_table(
        self,
        *,
        doctrine: Literal["egyptian", "authF", "chaldean_day", "chaldean_night"] | str | None = None,
    ) -> models.EgyptianBoundsTableResponse:
        """The bounds of all signs under one doctrine

        Args:
            doctrine: egyptian; authF for those of the Tetrabiblos; the Chaldean ones by day or by night (they depend on sect, so there is no bare chaldean)"""
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
        """Sampled instants at which a predicate holds

        Charts are sampled at a fixed cadence; what lies between two samples is not judged, and no boundary or peak is claimed to be exact. Every qualifying point of the grid is answered; nothing is joined or cut off.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/electional/moments", models.ElectionalMomentsResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "predicate_profile": predicate_profile, "predicate_parameters": predicate_parameters, "policy": policy, "include_moments": include_moments})

    def electional_predicate_profiles(self) -> models.ElectionalPredicateCatalogResponse:
        """Predicates that a scan can ask of each sample"""
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
        """Windows in which a predicate holds, with their best score

        Charts are sampled at a fixed cadence; what lies between two samples is not judged, and no boundary or peak is claimed to be exact. The score is a numeric fit in [0, 1], not a judgement; ranks are those of the returned windows.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/electional/scored", models.ElectionalScoredResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "predicate_profile": predicate_profile, "predicate_parameters": predicate_parameters, "scorer_profile": scorer_profile, "scorer_parameters": scorer_parameters, "policy": policy, "include_qualifying_jds": include_qualifying_jds, "include_boundary_brackets": include_boundary_brackets, "include_score_rank": include_score_rank})

    def electional_scorer_profiles(self) -> models.ElectionalScorerCatalogResponse:
        """Scorers that tell how near a sample is to a target"""
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
        """The ten hindrances of the Moon and their remedy

        One instant is judged, rule by rule, with the measurement and the source of each; nothing is scored, advised or recommended. What the text leaves open is not_evaluable. Ramesey, Astrologia Restaurata (1653), book III.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: the work cannot wait: the remedies apply. Null: not known"""
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
        """A matter by its chapter: money, houses, land, partnership

        Evidence clause by clause, each with its measurements and source; nothing is scored, advised or recommended. Sahl, On Elections. Gates alone decide the status; what the text leaves open is not_evaluable.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused"""
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
        """The ten defects of the Moon

        One instant is judged, rule by rule, with the measurement and the source of each; nothing is scored, advised or recommended. What the text leaves open is not_evaluable. Sahl, Introduction and On Elections.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused"""
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
        """Building a house: the rising sign, the Moon and the clauses of the chapter

        Evidence clause by clause, each with its measurements and source; nothing is scored, advised or recommended. Dorotheus, Carmen V.2-7. A radical election needs the four natal fields.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            election_class: radical: by the nativity too; the natal fields are then required
            natal_jd_ut: Julian day, UT1
            natal_latitude: geodetic latitude, degrees north
            natal_longitude: geodetic longitude, degrees east
            natal_house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: the work cannot wait: the remedies apply. Null: not known"""
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
        """A matter by its chapter: houses, trade, land, travel, ships, debts, wills

        Evidence clause by clause, each with its measurements and source; nothing is scored, advised or recommended. Dorotheus, Carmen V. Gates alone decide the status; a chapter without one is descriptive.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            election_class: radical: by the nativity too; the natal fields are then required
            natal_jd_ut: Julian day, UT1
            natal_latitude: geodetic latitude, degrees north
            natal_longitude: geodetic longitude, degrees east
            natal_house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: the work cannot wait: the remedies apply. Null: not known
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
        """The eleven corruptions of the Moon and their remedy

        One instant is judged, rule by rule, with the measurement and the source of each; nothing is scored, advised or recommended. What the text leaves open is not_evaluable. Dorotheus, Carmen V.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: the work cannot wait: the remedies apply. Null: not known"""
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
        """Root and outcome of a matter, and its significators

        Evidence clause by clause, each with its measurements and source; nothing is scored, advised or recommended. Dorotheus, Carmen V. A radical election needs the four natal fields.

        Args:
            jd_ut: Julian day, UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            election_class: radical: by the nativity too; the natal fields are then required
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
        """How two significators come to perfection, or are hindered

        Every exact aspect, station and ingress of the seven planets in the span, and which of the six kinds of perfection and hindrance they make: Lilly, Christian Astrology (1647). At most 31 days.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            is_day_chart: which ruler of a triplicity receives
            prohibition_rule: which third planet prohibits: any that comes to either significator; one lighter than both that comes to both; or of these one that applies to both within the sums of their moieties at jd_start"""
        return self._call("POST", "/v1/electional/western/classical-perfection", models.LillyPerfectionResponse, {}, {}, {"profile_id": profile_id, "jd_start": jd_start, "jd_end": jd_end, "significator_a": significator_a, "significator_b": significator_b, "is_day_chart": is_day_chart, "prohibition_rule": prohibition_rule})

    def electional_western_lunar_ecliptic_direction(
        self,
        *,
        jd_ut: float,
    ) -> models.LunarEclipticDirectionResponse:
        """The Moon's latitude and her crossings of the ecliptic around an instant

        Roots of the apparent geocentric latitude, with the exact rate; a witness that no doctrine reads.

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
        """Windows in which a profile of the Moon has one of the wanted statuses

        The profile is judged at discrete samples, an hour apart at least and 256 at most; nothing is claimed between them.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 31 days after jd_start
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            house_system: code or name of a house system; an unknown one is refused
            unavoidable_time_urgency: the work cannot wait: the remedies apply. Null: not known"""
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
        """Windows in which a predicate holds

        Charts are sampled at a fixed cadence; what lies between two samples is not judged, and no boundary or peak is claimed to be exact. Qualifying points no further apart than the merge gap are one window.

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
        """Bodies of a chart in the galactic houses

        Galactic Porphyry: the galactic equator cut by the horizon (ascendant, descendant) and at its highest and lowest point (midheaven, imum coeli), quadrants trisected. The highest point stands a quarter turn from both horizon points, so that every house holds 30 degrees of galactic longitude. Bodies are topocentric, at sea level.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            bodies: default: Sun ... Pluto
            near_cusp_threshold: a place nearer than this to a cusp is near it, degrees"""
        return self._call("POST", "/v1/galactic-houses/chart/placements", models.GalacticHouseChartPlacementsResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "bodies": bodies, "near_cusp_threshold": near_cusp_threshold})

    def galactic_houses_cusps(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
    ) -> models.GalacticHouseCuspsEnvelopeResponse:
        """Galactic house cusps of a moment and place

        Galactic Porphyry: the galactic equator cut by the horizon (ascendant, descendant) and at its highest and lowest point (midheaven, imum coeli), quadrants trisected. The highest point stands a quarter turn from both horizon points, so that every house holds 30 degrees of galactic longitude.

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
        """Galactic house of a longitude among given cusps

        Args:
            galactic_longitude: degrees; reduced to [0, 360)
            near_cusp_threshold: a place nearer than this to a cusp is near it, degrees"""
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
        """Galactic places of the bodies of a chart

        Apparent places from an observer (default: 0 N 0 E at sea level), turned to the galactic frame. Give observer_lat and observer_lon as null for geocentric places.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: default: Sun ... Pluto
            observer_lat: observer: geodetic latitude, degrees north; without it and observer_lon the places are geocentric
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres"""
        return self._call("POST", "/v1/galactic/chart/positions", models.GalacticPositionsResponse, {}, {}, {"dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    def galactic_ecliptic_to_galactic(
        self,
        *,
        ecliptic_longitude: float,
        ecliptic_latitude: float,
        obliquity: float,
        jd_tt: float,
    ) -> models.GalacticCoordinateResponse:
        """Ecliptic of date to galactic

        Galactic coordinates of the IAU (1958) by the Hipparcos definition in ICRS. The ecliptic is the true one of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation); the caller's obliquity turns between it and the true equator.

        Args:
            ecliptic_longitude: ecliptic longitude of date, degrees
            ecliptic_latitude: ecliptic latitude of date, degrees
            obliquity: obliquity by which the caller turns from the true equator of date to the ecliptic, degrees
            jd_tt: Julian day TT, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/galactic/ecliptic-to-galactic", models.GalacticCoordinateResponse, {}, {}, {"ecliptic_longitude": ecliptic_longitude, "ecliptic_latitude": ecliptic_latitude, "obliquity": obliquity, "jd_tt": jd_tt})

    def galactic_equatorial_to_galactic(
        self,
        *,
        right_ascension: float,
        declination: float,
    ) -> models.GalacticCoordinateResponse:
        """ICRS right ascension and declination to galactic

        Galactic coordinates of the IAU (1958) by the Hipparcos definition in ICRS.

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
        """Galactic to ecliptic of date

        Galactic coordinates of the IAU (1958) by the Hipparcos definition in ICRS. The ecliptic is the true one of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation); the caller's obliquity turns between it and the true equator.

        Args:
            galactic_longitude: galactic longitude, degrees
            galactic_latitude: galactic latitude, degrees
            obliquity: obliquity by which the caller turns from the true equator of date to the ecliptic, degrees
            jd_tt: Julian day TT, at most 5,000 years from J2000.0"""
        return self._call("POST", "/v1/galactic/galactic-to-ecliptic", models.GalacticEclipticCoordinateResponse, {}, {}, {"galactic_longitude": galactic_longitude, "galactic_latitude": galactic_latitude, "obliquity": obliquity, "jd_tt": jd_tt})

    def galactic_galactic_to_equatorial(
        self,
        *,
        galactic_longitude: float,
        galactic_latitude: float,
    ) -> models.GalacticEquatorialCoordinateResponse:
        """Galactic to ICRS right ascension and declination

        Galactic coordinates of the IAU (1958) by the Hipparcos definition in ICRS.

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
        """Galactic centre, anticentre, poles and M 87 in the ecliptic of date

        Galactic coordinates of the IAU (1958) by the Hipparcos definition in ICRS. The ecliptic is the true one of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation); the caller's obliquity turns between it and the true equator.

        Args:
            obliquity: obliquity by which the caller turns from the true equator of date to the ecliptic, degrees
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
        """Geographic longitudes of the bodies of a chart

        The place on the equator of the Earth whose geodetic midheaven is the degree of the body. `geojson` and `near` give its meridian (MC) and the opposite one (IC). Longitudes are apparent, and topocentric at the place of the request unless place_center says otherwise; each equivalent tells how far east of it the place of the request lies.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            geo_longitude: geodetic longitude, degrees east
            geo_latitude: geodetic latitude, degrees north; the poles are excluded
            zodiac: the zodiac in which longitudes are given and answered
            anchor: with the sidereal zodiac: the zodiac whose 0 Aries lies on the meridian of Greenwich. tropical: the places of the tropical zodiac, expressed in sidereal degrees; sidereal: the sidereal zodiac itself laid on the Earth
            ayanamsa_system: ayanamsa of the sidereal zodiac, from the true equinox; default: authI
            bodies: default: Sun ... Pluto
            place_center: longitudes as the place sees them, or as from the centre of the Earth
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
        """Geodetic angles of a place, with the obliquity of a moment

        The degree of longitude of a place, counted from Greenwich, is its midheaven in the zodiac of the anchor; the ascendant is the degree that rises at its geodetic latitude with that midheaven. Both are answered in the zodiac of the request.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            geo_longitude: geodetic longitude, degrees east
            geo_latitude: geodetic latitude, degrees north; the poles are excluded
            zodiac: the zodiac in which longitudes are given and answered
            anchor: with the sidereal zodiac: the zodiac whose 0 Aries lies on the meridian of Greenwich. tropical: the places of the tropical zodiac, expressed in sidereal degrees; sidereal: the sidereal zodiac itself laid on the Earth
            ayanamsa_system: ayanamsa of the sidereal zodiac, from the true equinox; default: authI"""
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
        """Geographic longitudes of ecliptic ones

        The place on the equator of the Earth whose geodetic midheaven is the degree of the body. `geojson` and `near` give its meridian (MC) and the opposite one (IC).

        Args:
            longitudes: longitudes by name in the zodiac of the request, degrees
            zodiac: the zodiac in which longitudes are given and answered
            anchor: with the sidereal zodiac: the zodiac whose 0 Aries lies on the meridian of Greenwich. tropical: the places of the tropical zodiac, expressed in sidereal degrees; sidereal: the sidereal zodiac itself laid on the Earth
            ayanamsa_deg: tropical longitude less sidereal longitude, degrees; the sidereal zodiac needs it
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
        """Geodetic angles of a place, for an obliquity

        The degree of longitude of a place, counted from Greenwich, is its midheaven in the zodiac of the anchor; the ascendant is the degree that rises at its geodetic latitude with that midheaven. Both are answered in the zodiac of the request.

        Args:
            geo_longitude: geodetic longitude, degrees east
            geo_latitude: geodetic latitude, degrees north; the poles are excluded
            obliquity: of the ecliptic, degrees
            zodiac: the zodiac in which longitudes are given and answered
            anchor: with the sidereal zodiac: the zodiac whose 0 Aries lies on the meridian of Greenwich. tropical: the places of the tropical zodiac, expressed in sidereal degrees; sidereal: the sidereal zodiac itself laid on the Earth
            ayanamsa_deg: tropical longitude less sidereal longitude, degrees; the sidereal zodiac needs it"""
        return self._call("POST", "/v1/geodetic/location-chart", models.GeodeticChartEnvelopeResponse, {}, {}, {"zodiac": zodiac, "anchor": anchor, "ayanamsa_deg": ayanamsa_deg, "geo_longitude": geo_longitude, "geo_latitude": geo_latitude, "obliquity": obliquity})

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

        Give `positions` for one set with itself, or `source_positions` and `target_positions`."""
        return self._call("POST", "/v1/harmograms/zero-aries-vector", models.HarmogramVectorEnvelopeResponse, {}, {}, {"positions": positions, "source_positions": source_positions, "target_positions": target_positions, "parts_policy": parts_policy, "vector_policy": vector_policy})

    def harmonic_age_chart(
        self,
        *,
        longitudes: dict[str, float],
        jd_birth: float,
        jd_now: float,
    ) -> models.HarmonicChartResponse:
        """Places on the circle of the age in tropical years

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            jd_birth: Julian day of birth
            jd_now: Julian day of the moment; not before birth"""
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

        `orb` is the limit on the harmonic circle; on the zodiac it is `orb / harmonic`, which `provenance.orb_policy` states.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees. On the zodiac that is O_1 / H; do not divide it again
            max_harmonic: harmonics 1 to this are searched"""
        return self._call("POST", "/v1/harmonics/aspects", models.HarmonicAspectsResponse, {}, {}, {"longitudes": longitudes, "orb": orb, "orb_policy": orb_policy, "max_harmonic": max_harmonic})

    def harmonic_chart(
        self,
        *,
        longitudes: dict[str, float],
        harmonic: float,
    ) -> models.HarmonicChartResponse:
        """Places on the circle of one harmonic

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: multiplier; a non-integer one is applied to the canonical [0, 360) longitude"""
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

        `orb` is the limit on the harmonic circle; on the zodiac it is `orb / harmonic`, which `provenance.orb_policy` states.

        Args:
            longitudes_a: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            longitudes_b: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: multiplier; a non-integer one is applied to the canonical [0, 360) longitude
            orb: O_1: largest distance on the harmonic circle, degrees. On the zodiac that is O_1 / H; do not divide it again
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

        `orb` is the limit on the harmonic circle; on the zodiac it is `orb / harmonic`, which `provenance.orb_policy` states.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: multiplier; a non-integer one is applied to the canonical [0, 360) longitude
            orb: O_1: largest distance on the harmonic circle, degrees. On the zodiac that is O_1 / H; do not divide it again"""
        return self._call("POST", "/v1/harmonics/conjunctions", models.HarmonicConjunctionsResponse, {}, {}, {"longitudes": longitudes, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy})

    def harmonic_fingerprint(
        self,
        *,
        longitudes: dict[str, float],
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        max_harmonic: int | None = None,
    ) -> models.HarmonicFingerprintResponse:
        """Density of every harmonic, and which lead

        `orb` is the limit on the harmonic circle; on the zodiac it is `orb / harmonic`, which `provenance.orb_policy` states.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees. On the zodiac that is O_1 / H; do not divide it again
            max_harmonic: harmonics 1 to this are searched"""
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

        `orb` is the limit on the harmonic circle; on the zodiac it is `orb / harmonic`, which `provenance.orb_policy` states.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            harmonic: multiplier; a non-integer one is applied to the canonical [0, 360) longitude
            orb: O_1: largest distance on the harmonic circle, degrees. On the zodiac that is O_1 / H; do not divide it again"""
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
        """Harmonics by density of conjunctions

        `orb` is the limit on the harmonic circle; on the zodiac it is `orb / harmonic`, which `provenance.orb_policy` states.

        Args:
            longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            orb: O_1: largest distance on the harmonic circle, degrees. On the zodiac that is O_1 / H; do not divide it again
            max_harmonic: harmonics 1 to this are searched"""
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
        """Triples of natal and transiting bodies on harmonic circles, at given samples

        At most 25,000 evaluations (triples x harmonics x samples). Times are those of the samples; nothing is interpolated.

        Args:
            natal_longitudes: ecliptic longitudes by point name, degrees; reduced to [0, 360)
            transit_samples: strictly increasing in time, the same bodies in each
            modes: default: both
            orb: O_1: largest distance on the harmonic circle, degrees. On the zodiac that is O_1 / H; do not divide it again
            minimum_observed_duration_days: days
            maximum_sample_gap_days: a longer gap between samples ends a window; days"""
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

        The first event after `jd_start`, strictly; null where there is none (`explain_absence` tells why: too faint, never rises, circumpolar, no twilight). By default the moment is that at which the Sun stands below the horizon by the arcus visionis of the magnitude. `by_physics` answers beside it the day by extinction, twilight and the threshold of the eye, and the days between which clear and hazy air put it. Dates are good to a few days only.

        Args:
            body: Mercury ... Neptune
            kind: heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: of Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is seen, of stars and of planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is seen, not of the Moon
            jd_start: start of the search, Julian day UT1
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east
            search_days: the event lies after jd_start, strictly, and before jd_start plus these days
            model: criterion of the main fields: an arc of the Sun below the horizon by the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or light against light (extinction, twilight, Moon and the threshold of the eye); by_physics answers the last one in any case
            elevation_m: height above the WGS 84 ellipsoid, metres
            horizon_altitude_deg: apparent altitude of the skyline, degrees
            extinction_coefficient_k: V magnitudes to the zenith, for the physical model
            explain_absence: true: an object with the reason instead of null where there is no event"""
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
        """Next first or last sight of a planet, a fixed star or the crescent of the Moon

        The first event after `jd_start`, strictly; null where there is none (`explain_absence` tells why: too faint, never rises, circumpolar, no twilight). By default the moment is that at which the Sun stands below the horizon by the arcus visionis of the magnitude. `by_physics` answers beside it the day by extinction, twilight and the threshold of the eye, and the days between which clear and hazy air put it. Dates are good to a few days only. The Moon: first evening and last morning crescent, classes A and B of Yallop 1997.

        Args:
            body: Moon, Mercury ... Neptune, or a fixed star by any of its names
            kind: heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: of Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is seen, of stars and of planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is seen, not of the Moon; cosmic_rising: first morning on which it rises with the Sun or before it, seen or not, of planets and stars; cosmic_setting: first morning on which the setting is seen, of stars and of planets outside the orbit of the Earth
            jd_start: start of the search, Julian day UT1
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east
            search_window_days: the event lies after jd_start, strictly, and before jd_start plus these days
            model: criterion of the main fields: an arc of the Sun below the horizon by the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or light against light (extinction, twilight, Moon and the threshold of the eye); by_physics answers the last one in any case
            elevation_m: height above the WGS 84 ellipsoid, metres
            horizon_altitude_deg: apparent altitude of the skyline, degrees
            extinction_coefficient_k: V magnitudes to the zenith, for the physical model
            explain_absence: true: an object with the reason instead of null where there is no event"""
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
        """A nativity in the Hellenistic manner, with its times at one moment

        Strict Whole Sign houses, the seven planets, apparent and geocentric; dignities, sect, triplicity, bounds, faces, aspects by sign, four lots, profection, decennials of two levels and zodiacal releasing, each as its own family answers it. What cannot be told is named in `provenance.not_evaluable`. No score.

        Args:
            natal_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            civil_timezone: IANA zone in which birthdays are kept; default: the offset of natal.dt
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            deep_subdivision_method: deprecated: levels 3 and 4 are not given; null alone"""
        return self._call("POST", "/v1/hellenistic/chart-profile", models.HellenisticChartProfileResponse, {}, {}, {"natal_dt": natal_dt, "current_dt": current_dt, "civil_timezone": civil_timezone, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "deep_subdivision_method": deep_subdivision_method, "policy": policy})

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
        """Evidence of a horary figure: significators, hour, considerations, perfection

        What Lilly’s Christian Astrology looks at before and in judgement, each item with its page; no answer, score or advice. The houses are of the system that is asked for, or the request is refused. With `perfection_end` (at most 31 days on) every exact aspect, station and ingress of the seven planets is listed, with what it witnesses for the two lords.

        Args:
            question_id: the caller’s own name of the question
            question_instant: when the question was proposed and the figure erected, ISO 8601 with offset
            stated_basis_source: who states that instant
            source_instant_label: the instant as the source writes it
            conversion_policy_id: how the instant becomes UT1: engine.julian.jd_from_datetime+utc_to_ut1:v1
            latitude_deg: geodetic latitude, degrees north
            longitude_deg: geodetic longitude, degrees east
            house_system: a system that is undefined for the place and moment is refused, never replaced
            perspective_path: houses to turn the figure by, each counted from the one before; empty for the radical figure
            terminal_topic_house: house of the matter, counted from the end of the path
            perfection_end: end of the search for perfection, at most 31 days after the question; without it none is made"""
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

        A fallback is never silent: `system` is what was asked for, `effective_system` what was computed, `fallback_reason` why. A system fails where its own geometry does, not at a fixed latitude; `policy` decides what follows.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            include_boundary_geometry: also answer the house boundaries in space"""
        return self._call("POST", "/v1/houses", models.HousesAnswer, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "system": system, "policy": policy, "include_boundary_geometry": include_boundary_geometry})

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

        A fallback is never silent: `system` is what was asked for, `effective_system` what was computed, `fallback_reason` why. A system fails where its own geometry does, not at a fixed latitude; `policy` decides what follows.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            include_boundary_geometry: also answer the house boundaries in space"""
        return self._call("POST", "/v1/houses/reduction", models.HousesReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "system": system, "policy": policy, "include_boundary_geometry": include_boundary_geometry})

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
        """Azimuths and altitudes of the bodies of a chart

        Azimuth from north through east and altitude over the geodetic horizon, without refraction. The line of a body leads from the place over all places whose zenith lies on the vertical circle through the body: `towards` passes the place that has it in the zenith. Places are topocentric.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles are excluded
            observer_lon: geodetic longitude, degrees east
            bodies: default: Sun ... Pluto
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
        """Azimuths and altitudes of given places

        Azimuth from north through east and altitude over the geodetic horizon, without refraction. The line of a body leads from the place over all places whose zenith lies on the vertical circle through the body: `towards` passes the place that has it in the zenith.

        Args:
            positions: places by name
            latitude: geodetic latitude, degrees north; the poles are excluded
            lst_deg: apparent sidereal time of the place, degrees
            longitude: geodetic longitude, degrees east: lines of a map need it, positions do not
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

        Offline. A place of the gazetteer at most 5 km away gives its zone; elsewhere the boundaries of time zones do, which are simplified to some kilometres. `other_timezones` lists the zones across a border that is near.

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
        """Cities by name, with place and time zone

        Offline: 235,000 places of 500 inhabitants and more (GeoNames), with former and foreign names in all scripts. Whole names first, then beginnings, later words, beginnings of other names, parts, regions and countries; the most populous first.

        Args:
            query: name of a place in any language and script, or its beginning, alone or with region or country (`Paris, Texas`); or a region, country or time zone. Case and accents do not matter."""
        return self._call("GET", "/v1/locations/search", models.LocationSearchResponse, {}, {"query": query, "limit": limit}, None)

    def locations_timezone_validate(
        self,
        *,
        timezone: str,
        local_datetime: str | None = None,
    ) -> models.TimezoneLookupResponse:
        """Whether a time zone exists, and what a civil time means in it

        Names of the IANA database, exact case. With `local_datetime` the answer lists the moments that the clocks of the zone showed it: two in an overlap (fold 0 and 1), none in a gap (then the readings with the offsets before and after it).

        Args:
            timezone: name of the IANA time zone database
            local_datetime: a civil time of that zone, `YYYY-MM-DDThh:mm[:ss]` without offset: the answer says what moments it names"""
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
        """Places within a part of the map

        Offline: the most populous places of the gazetteer between two parallels and two meridians, for the names on a map.

        Args:
            south: degrees, north positive
            west: degrees, east positive; greater than east: across 180"""
        return self._call("GET", "/v1/locations/within", models.PlacesWithinResponse, {}, {"south": south, "west": west, "north": north, "east": east, "limit": limit}, None)

    def lord_of_the_orb_current(
        self,
        *,
        birth_planet: str,
        age: int,
        cycle_kind: Literal["continuous_loop", "single_cycle"] | None = None,
        include_validation: bool | None = None,
    ) -> models.LordOfTheOrbCurrentResponse:
        """The lord of the orb of one year of life

        Args:
            birth_planet: ruler of the planetary hour of birth, which the caller knows
            age: completed years; age 0 is the first year
            cycle_kind: the planets follow each other without end, or begin anew with the ascendant every twelve years
            include_validation: check the answer and say so"""
        return self._call("POST", "/v1/lord-of-the-orb/current", models.LordOfTheOrbCurrentResponse, {}, {}, {"birth_planet": birth_planet, "cycle_kind": cycle_kind, "include_validation": include_validation, "age": age})

    def lord_of_the_orb_sequence(
        self,
        *,
        birth_planet: str,
        years: int,
        cycle_kind: Literal["continuous_loop", "single_cycle"] | None = None,
        include_validation: bool | None = None,
    ) -> models.LordOfTheOrbSequenceResponse:
        """Lords of the orb of the years of life

        From the ruler of the hour of birth, in Chaldean order, a planet and a house for each year.

        Args:
            birth_planet: ruler of the planetary hour of birth, which the caller knows
            cycle_kind: the planets follow each other without end, or begin anew with the ascendant every twelve years
            include_validation: check the answer and say so"""
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
        """The lord of the turn of a year of life

        From the degree of the year (the natal ascendant moved by a sign a year) and a solar return that the caller gives. Without house placements authL takes the domicile ruler; neither method asks for the Lot of Fortune.

        Args:
            natal_asc: natal ascendant, degrees
            age: completed years
            method: authL: the first in the succession of the dignities that is fit; authM: the bound ruler, or whoever regards the return and has the most dignities
            include_validation: check the answer and say so"""
        return self._call("POST", "/v1/lord-of-the-turn/profile", models.LordOfTheTurnProfileResponse, {}, {}, {"natal_asc": natal_asc, "age": age, "sr_chart": sr_chart, "method": method, "combust_orb": combust_orb, "include_validation": include_validation})

    def lots_catalog(self) -> models.LotsCatalogResponse:
        """The 512 lots: formulas by day and night, tags, sources"""
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
        """The lots of a chart

        The ascendant and midheaven are the true ones, whatever the cusps are. A lot whose places are missing (syzygy, prenatal lunations, lord of the hour) is named, not guessed. All 512 lots unless `names` chooses. All fields of all lots are some 3 MB: `fields` chooses among them.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: lots to evaluate, by name; all 512 without it
            fields: fields of each part beside name and longitude; all without it"""
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
        """How directly a chart gives one lot

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth
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
        """How directly a chart gives its lots

        The ascendant and midheaven are the true ones, whatever the cusps are. A lot whose places are missing (syzygy, prenatal lunations, lord of the hour) is named, not guessed. All 512 lots unless `names` chooses.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: lots to evaluate, by name; all 512 without it"""
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
        """The places that lots are made from

        The ascendant and midheaven are the true ones, whatever the cusps are. A lot whose places are missing (syzygy, prenatal lunations, lord of the hour) is named, not guessed. All 512 lots unless `names` chooses.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: lots to evaluate, by name; all 512 without it"""
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
        """Which lots are made from which

        The ascendant and midheaven are the true ones, whatever the cusps are. A lot whose places are missing (syzygy, prenatal lunations, lord of the hour) is named, not guessed. All 512 lots unless `names` chooses.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: lots to evaluate, by name; all 512 without it"""
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
        """Condition profiles of lots with their sums

        The ascendant and midheaven are the true ones, whatever the cusps are. A lot whose places are missing (syzygy, prenatal lunations, lord of the hour) is named, not guessed. All 512 lots unless `names` chooses.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            place_center: places as the observer sees them, or as from the centre of the Earth
            syzygy: longitude of the syzygy before birth, degrees
            prenatal_new_moon: longitude of the new moon before birth, degrees
            prenatal_full_moon: longitude of the full moon before birth, degrees
            lord_of_hour: longitude of the planet that rules the hour, degrees
            names: lots to evaluate, by name; all 512 without it"""
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
        """Mansions of named longitudes

        At most 500 longitudes.

        Args:
            positions: tropical ecliptic longitudes by name, degrees; names are trimmed
            mode: sidereal takes the ayanamsa off a tropical longitude first, and needs jd_ut
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            tradition: whose names of natures and significations; the boundaries are the same in all"""
        return self._call("POST", "/v1/manazil/bulk", models.MansionBulkResponse, {}, {}, {"positions": positions, "mode": mode, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "tradition": tradition})

    def manazil_catalog(self) -> models.MansionCatalogResponse:
        """The 28 lunar mansions

        28 equal mansions of 12°51′26″, counted from 0° of the zodiac in use, and the traditions that name their natures."""
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
        """Mansion of a longitude

        Traditions change the words alone, never the boundaries. The sidereal mode takes the ayanamsa off first.

        Args:
            longitude: tropical ecliptic longitude, degrees; reduced to [0, 360)
            mode: sidereal takes the ayanamsa off a tropical longitude first, and needs jd_ut
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            tradition: whose names of natures and significations; the boundaries are the same in all"""
        return self._call("POST", "/v1/manazil/position", models.MansionPositionEnvelopeResponse, {}, {}, {"longitude": longitude, "mode": mode, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "tradition": tradition})

    def manazil_traditions_tradition_mansions_mansion_index(
        self,
        *,
        tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"],
        mansion_index: int,
    ) -> models.MansionTraditionLookupResponse:
        """Nature and signification of a mansion in one tradition

        Args:
            tradition: whose names of natures and significations; the boundaries are the same in all"""
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
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: with True Node, North Node and Chiron where the chart holds them
            include_nodes: lets the chart hold its nodes (when the party does too); the extended set takes the True Node"""
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
        """Runs of neighbouring midpoints on a dial

        A dial folds the zodiac: longitudes that differ by a multiple of it coincide; orbs are degrees of longitude.

        Args:
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: with True Node, North Node and Chiron where the chart holds them
            include_nodes: lets the chart hold its nodes (when the party does too); the extended set takes the True Node
            cluster_orb: largest gap between neighbours of a cluster, degrees on the dial
            min_size: fewest midpoints of a cluster
            dial: degrees of the circle that the zodiac is folded to"""
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
        """Planetary pictures: bodies at the midpoint of two others

        A dial folds the zodiac: longitudes that differ by a multiple of it coincide; orbs are degrees of longitude.

        Args:
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: with True Node, North Node and Chiron where the chart holds them
            include_nodes: lets the chart hold its nodes (when the party does too); the extended set takes the True Node
            orb: degrees on the dial
            dial: degrees of the circle that the zodiac is folded to"""
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
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: with True Node, North Node and Chiron where the chart holds them
            include_nodes: lets the chart hold its nodes (when the party does too); the extended set takes the True Node
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

        A dial folds the zodiac: longitudes that differ by a multiple of it coincide; orbs are degrees of longitude.

        Args:
            planet_set: classic: Sun to Saturn; modern: Sun to Pluto; extended: with True Node, North Node and Chiron where the chart holds them
            include_nodes: lets the chart hold its nodes (when the party does too); the extended set takes the True Node
            orb: degrees on the dial
            dial: degrees of the circle that the zodiac is folded to"""
        return self._call("POST", "/v1/midpoints/weighting", models.MidpointWeightSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "orb": orb, "dial": dial})

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
        """Qualities of the limbs of an instant

        Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1); the points are weighted by the policy and added. The moment (`overall`) is inauspicious where the yoga is shunned or two limbs are inauspicious, neutral where one is, else auspicious; weights act on the score alone. No activity, no search and no advice: a raw, unbounded number.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: place of the sunrise: geodetic latitude, degrees north
            observer_lon: place of the sunrise: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
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
        """Weighted points of the limbs of an instant

        Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1); the points are weighted by the policy and added. The moment (`overall`) is inauspicious where the yoga is shunned or two limbs are inauspicious, neutral where one is, else auspicious; weights act on the score alone. No activity, no search and no advice: a raw, unbounded number.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: place of the sunrise: geodetic latitude, degrees north
            observer_lon: place of the sunrise: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
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
        """Qualities of the limbs of given longitudes

        Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1); the points are weighted by the policy and added. The moment (`overall`) is inauspicious where the yoga is shunned or two limbs are inauspicious, neutral where one is, else auspicious; weights act on the score alone. No activity, no search and no advice: a raw, unbounded number.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation"""
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
        """Weighted points of the limbs of given longitudes

        Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1); the points are weighted by the policy and added. The moment (`overall`) is inauspicious where the yoga is shunned or two limbs are inauspicious, neutral where one is, else auspicious; weights act on the score alone. No activity, no search and no advice: a raw, unbounded number.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation"""
        return self._call("POST", "/v1/muhurta/direct/score", models.MuhurtaScoreEnvelopeResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    def mundane_event_chart_profile(
        self,
        *,
        request_body: models.MundaneEventChartProfileRequest | dict[str, Any],
    ) -> models.MundaneEventChartProfileResponse:
        """A mundane event with its figure at a place

        Four kinds of event: ingresses of the Sun into the cardinal signs (the search must hold each once), the new or full Moon before one, an eclipse (the search must hold one of the kind), conjunctions of Jupiter and Saturn in longitude. The event is told for the whole Earth; the figure at the place is apart, and where it cannot be drawn it says why. No prediction, score or advice."""
        return self._call("POST", "/v1/mundane/event-chart-profile", models.MundaneEventChartProfileResponse, {}, {}, request_body)

    def nakshatra_bulk(
        self,
        *,
        positions: dict[str, float],
        jd_ut: float,
        ayanamsa_system: str | None = None,
    ) -> models.SiderealNakshatraBulkEnvelopeResponse:
        """Nakshatras and padas of named longitudes

        Tropical longitudes of the true equinox of date (as charts answer them) are made sidereal with the true ayanamsa, and placed into 27 equal nakshatras of four padas.

        Args:
            positions: tropical longitudes by name, degrees; names are trimmed
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems"""
        return self._call("POST", "/v1/nakshatra/bulk", models.SiderealNakshatraBulkEnvelopeResponse, {}, {}, {"positions": positions, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system})

    def nakshatra_position(
        self,
        *,
        tropical_longitude_deg: float,
        jd_ut: float,
        ayanamsa_system: str | None = None,
    ) -> models.SiderealNakshatraPositionEnvelopeResponse:
        """Nakshatra and pada of a longitude

        Tropical longitudes of the true equinox of date (as charts answer them) are made sidereal with the true ayanamsa, and placed into 27 equal nakshatras of four padas.

        Args:
            tropical_longitude_deg: tropical longitude (true equinox of date), degrees; reduced to [0, 360)
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems"""
        return self._call("POST", "/v1/nakshatra/position", models.SiderealNakshatraPositionEnvelopeResponse, {}, {}, {"tropical_longitude_deg": tropical_longitude_deg, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system})

    def nine_parts_authK(
        self,
        *,
        asc: float,
        planets: dict[str, float],
        is_night_chart: bool,
        policy: models.NinePartsPolicyRequest | dict[str, Any] | None = None,
        include_validation: bool | None = None,
    ) -> models.NinePartsAuthKResponse:
        """The lots of the seven planets, and two beside them

        Ascendant, longitudes and sect come from the caller; no chart is built. By night every formula is reversed.

        Args:
            asc: longitude of the ascendant, degrees
            planets: Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn and North Node, degrees; further points are not used
            is_night_chart: sect of the chart, which the caller knows
            include_validation: check the answer and say so"""
        return self._call("POST", "/v1/nine-parts/authK", models.NinePartsAuthKResponse, {}, {}, {"asc": asc, "planets": planets, "is_night_chart": is_night_chart, "policy": policy, "include_validation": include_validation})

    def nodes_catalog(self) -> models.NodeCatalogResponse:
        """Bodies with heliocentric nodes, and by what methods"""
        return self._call("GET", "/v1/nodes/catalog", models.NodeCatalogResponse, {}, {}, None)

    def nodes_geometric(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.GeometricNodeResponse:
        """Node and apsides of an osculating heliocentric orbit

        From the geometric state of the ephemeris, in the true ecliptic and equinox of date; GM of Sun and planet together (DE440). Mars to Pluto are the barycentres of their systems. `perihelion` is the ecliptic longitude of that point; `longitude_of_perihelion` is node + argument. A small body without a file of states is integrated from its elements first.

        Args:
            body: Mercury ... Pluto, Earth, or a named small body
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/nodes/geometric", models.GeometricNodeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def nodes_planetary_mean(
        self,
        *,
        planet: str,
        jd: float,
    ) -> models.NodeResponse:
        """Mean node and apsides of a planet

        Mean elements of Simon et al. 1994, referred to the mean ecliptic and equinox of date (tropical); `j2000` has them in the fixed ecliptic. The mean orbit of the Earth is the ecliptic itself: its node is put at 0. No ephemeris is read.

        Args:
            planet: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune
            jd: Julian day TT (UT serves as well); from 2000 BCE to 3000 CE"""
        return self._call("POST", "/v1/nodes/planetary/mean", models.NodeResponse, {}, {}, {"planet": planet, "jd": jd})

    def nodes_planetary_mean_bulk(
        self,
        *,
        jd: float,
        planets: list[str] | None = None,
    ) -> models.MeanPlanetaryNodesBulkResponse:
        """Mean nodes and apsides of several planets

        Mean elements of Simon et al. 1994, referred to the mean ecliptic and equinox of date (tropical); `j2000` has them in the fixed ecliptic. The mean orbit of the Earth is the ecliptic itself: its node is put at 0. No ephemeris is read.

        Args:
            jd: Julian day TT (UT serves as well); from 2000 BCE to 3000 CE
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

        Every occultation that some place on Earth sees is found, whether or not the shadow meets the Earth's centre. The window is at most a century. Without an observer `contact_basis` says whose contacts an event gives: those of the Earth's centre where the shadow covers it, else of the Earth as a whole. First and last contact anywhere on Earth are given beside them. Ordered by ingress.

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
            body2: another of Sun, Moon, Mercury ... Pluto
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            max_sep_deg: largest separation that is an event, degrees
            step_days: does not act: the search takes steps of its own"""
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

        Every occultation that some place on Earth sees is found, whether or not the shadow meets the Earth's centre. The window is at most a century. Without an observer `contact_basis` says whose contacts an event gives: those of the Earth's centre where the shadow covers it, else of the Earth as a whole. First and last contact anywhere on Earth are given beside them.

        Args:
            target: Sun, Mercury ... Pluto
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            step_days: does not act: the search steps by conjunctions and does not miss events between steps
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            view_samples: with an observer: adds `views` to each event, the Moon's disc and the target at the contacts, at rise and set between them, and at so many instants evenly spread over twice the time from ingress to egress"""
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

        The central line joins the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Greatest is the least geocentric separation. Every occultation that some place on Earth sees is found, whether or not the shadow meets the Earth's centre. The window is at most a century.

        Args:
            target: Sun, Mercury ... Pluto
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            step_days: does not act: the search steps by conjunctions and does not miss events between steps
            sample_count: points of the central line; 1: the greatest, 2: both ends
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
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

        The central line joins the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. An instant at which nothing is hidden anywhere is refused (422) with the nearest occultation.

        Args:
            target: Sun, Mercury ... Pluto
            jd_mid: Julian day, UT1, at which the occultation is under way somewhere: taken as its greatest
            sample_count: points of the central line; 1: the greatest, 2: both ends
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
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

        The central line joins the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Limits stand across the track at each instant; `target_altitude_deg` tells where the target is below the horizon. `sample_count` changes density only. Window of at most 400 days and 4096 cells of step_days. The greatest instant of an event lies inside the window by more than 3.5 ms.

        Args:
            target: Mercury ... Pluto (the Sun belongs to the eclipse routes)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 400 days and 4096 cells
            sample_count: instants of centre and limits: density only
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as GeoJSON (RFC 7946), cut at the antimeridian
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

        The central line joins the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Limits stand across the track at each instant; `target_altitude_deg` tells where the target is below the horizon. `sample_count` changes density only. An instant at which nothing is hidden anywhere is refused (422) with the nearest occultation.

        Args:
            target: Mercury ... Pluto (the Sun belongs to the eclipse routes)
            jd_mid: Julian day, UT1, at which the occultation is under way somewhere: taken as its greatest
            sample_count: instants of centre and limits: density only
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as GeoJSON (RFC 7946), cut at the antimeridian
            include_limits: true adds `limits`: the northern and southern limits of the places that see the target hidden, for sea level"""
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

        Every occultation that some place on Earth sees is found, whether or not the shadow meets the Earth's centre. The window is at most a century. Without an observer `contact_basis` says whose contacts an event gives: those of the Earth's centre where the shadow covers it, else of the Earth as a whole. First and last contact anywhere on Earth are given beside them. The star's coordinates are taken as those of date at every instant.

        Args:
            star_name: label of the star: no blanks around it, not the name of a body of the solar system
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: before annual aberration and light deflection, as the star routes answer; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            step_days: does not act: the search steps by conjunctions and does not miss events between steps
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            view_samples: with an observer: adds `views` to each event, the Moon's disc and the target at the contacts, at rise and set between them, and at so many instants evenly spread over twice the time from ingress to egress"""
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

        The central line joins the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Greatest is the least geocentric separation. Every occultation that some place on Earth sees is found, whether or not the shadow meets the Earth's centre. The window is at most a century.

        Args:
            star_name: label of the star: no blanks around it, not the name of a body of the solar system
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 36525 days
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: before annual aberration and light deflection, as the star routes answer; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            step_days: does not act: the search steps by conjunctions and does not miss events between steps
            sample_count: points of the central line; 1: the greatest, 2: both ends
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
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

        The central line joins the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. An instant at which nothing is hidden anywhere is refused (422) with the nearest occultation.

        Args:
            star_name: label of the star: no blanks around it, not the name of a body of the solar system
            jd_mid: Julian day, UT1, at which the occultation is under way somewhere: taken as its greatest
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: before annual aberration and light deflection, as the star routes answer; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            sample_count: points of the central line; 1: the greatest, 2: both ends
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
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

        The central line joins the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Limits stand across the track at each instant; `target_altitude_deg` tells where the target is below the horizon. `sample_count` changes density only. Window of at most 400 days and 4096 cells of step_days. The greatest instant of an event lies inside the window by more than 3.5 ms.

        Args:
            star_name: label of the star: no blanks around it, not the name of a body of the solar system
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; after jd_start, by at most 400 days and 4096 cells
            sample_count: instants of centre and limits: density only
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as GeoJSON (RFC 7946), cut at the antimeridian
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: before annual aberration and light deflection, as the star routes answer; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
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

        The central line joins the places of greatest clearance (Moon's semidiameter + target's - separation) from first to last contact on Earth, WGS 84, mean lunar limb, no refraction. Limits stand across the track at each instant; `target_altitude_deg` tells where the target is below the horizon. `sample_count` changes density only. An instant at which nothing is hidden anywhere is refused (422) with the nearest occultation.

        Args:
            star_name: label of the star: no blanks around it, not the name of a body of the solar system
            jd_mid: Julian day, UT1, at which the occultation is under way somewhere: taken as its greatest
            sample_count: instants of centre and limits: density only
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            geojson: also answer the lines as GeoJSON (RFC 7946), cut at the antimeridian
            star_lon: longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue
            star_lat: latitude in the true ecliptic of date, degrees; required unless star_place is catalogue
            star_place: `true`: before annual aberration and light deflection, as the star routes answer; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates
            include_limits: true adds `limits`: the northern and southern limits of the places that see the target hidden, for sea level"""
        return self._call("POST", "/v1/occultations/lunar-star-path-topology-at", models.OccultationPathTopologyResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_mid": jd_mid, "include_limits": include_limits})

    def distance_extremes(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.DistanceExtremesEnvelopeResponse:
        """Next perihelion and next aphelion on the live distance curve

        The next local minimum and the next local maximum of the geometric distance from the Sun after `jd_ut`, each for itself: no pair in a forced order. The wobble of the Sun gives Neptune and Uranus more than one near each apsis. The search ends after 1.5 periods or 300,000 days.

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

        From the geometric state of the ephemeris: no light time, no mean elements. Mars to Pluto are the barycentres of their systems; GM is that of the Sun and the planet together, of the Sun alone for a small body. A small body without a file of states is integrated from its elements first.

        Args:
            body: Mercury, Venus, Earth, Mars ... Pluto; or a small body by name, number or asteroid:NAME
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/orbits/elements", models.OrbitalElementsEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def pancha_pakshi_constitution_authJ(self) -> models.PanchaPakshiAuthJConstitutionStatusResponse:
        """Status of the AuthJ constitution

        What is closed and what is admitted; no cell, relation, condition or prognosis is transported."""
        return self._call("GET", "/v1/pancha-pakshi/constitution/authJ", models.PanchaPakshiAuthJConstitutionStatusResponse, {}, {}, None)

    def pancha_pakshi_context_astronomical_paksha(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        policy_id: Literal["apparent_geocentric_moon_sun_longitude_paksha_half_open_v1"],
    ) -> models.PanchaPakshiAstronomicalPakshaResponse:
        """Lunar half at an instant

        Apparent geocentric longitude of the Moon less that of the Sun: [0, 180) is shukla (purva), [180, 360) krishna (amara), without a tolerance. No schedule is selected.

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

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. Where the Sun does not rise and set around the instant (polar day and night) the answer is 422. The paksha is the caller's.

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

        27 equal half-open sectors of 40/3 degrees of the true sidereal longitude; an exact internal boundary belongs to the following nakshatra, also where binary64 falls one unit short of it.

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

        A lookup in the table of the source; no Moon, ayanamsa or instant is inferred.

        Args:
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            nakshatra_index: 0 Ashwini ... 26 Revati"""
        return self._call("POST", "/v1/pancha-pakshi/mappings/nakshatra-bird", models.PanchaPakshiNakshatraBirdMappingResponse, {}, {}, {"profile_id": profile_id, "profile_paksha": profile_paksha, "nakshatra_index": nakshatra_index})

    def pancha_pakshi_profiles(self) -> models.PanchaPakshiProfilesResponse:
        """Source profiles of the five birds

        Each operation names its profile; none is a default."""
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
        """Friend or enemy, from one bird to another

        Relations are directed as the source states them; the relation of a bird with itself is undefined (422).

        Args:
            subject: the bird that is asked about
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

        A role of its own: it is no activity of the schedule and is never turned into one.

        Args:
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            weekday: of the solar day: it begins at sunrise"""
        return self._call("POST", "/v1/pancha-pakshi/roles/padu", models.PanchaPakshiPaduBirdMappingResponse, {}, {}, {"profile_id": profile_id, "profile_paksha": profile_paksha, "weekday": weekday})

    def pancha_pakshi_schedule_first_eat_bird(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        profile_paksha: Literal["purva", "amara"],
        half: Literal["day", "night"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    ) -> models.PanchaPakshiFirstEatBirdMappingResponse:
        """The bird that eats first in the first samam

        Args:
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            half: day: sunrise to sunset; night: sunset to sunrise
            weekday: of the solar day: it begins at sunrise"""
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
        """The schedule on a clock of 24-minute nazhigai

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. Where the Sun does not rise and set around the instant (polar day and night) the answer is 422. The paksha is the caller's. A nazhigai is 1440 SI seconds on TT from the start of the half; the end is neither clipped nor stretched to the solar one (ends within 0.0001 s are named as one).

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
        """The cell of the fixed clock that holds the instant

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. Where the Sun does not rise and set around the instant (polar day and night) the answer is 422. The paksha is the caller's. Exact half-open membership on TT. Past the fixed end, while the solar half goes on, there is none (unmaterialized_solar_half_tail).

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

        Exact, half-open, from the start of the half; no clock and no sky.

        Args:
            paksha: label of the lunar half in the source: purva waxes, amara wanes
            half: day: sunrise to sunset; night: sunset to sunrise
            weekday: of the solar day: it begins at sunrise"""
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
        """The schedule stretched over the solar half

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. Where the Sun does not rise and set around the instant (polar day and night) the answer is 422. The paksha is the caller's. Every offset is the same exact share of the half as of 30 nazhigai, laid out on TT; first and last bounds are those of the half.

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
        """The cell of the stretched schedule that holds the instant

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. Where the Sun does not rise and set around the instant (polar day and night) the answer is 422. The paksha is the caller's. Exact half-open membership on TT; exactly one cell, or the request fails.

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

        The governing half runs from the last sunrise at or before the instant to sunset, or from sunset to the next sunrise: topocentric, at 0 m, the Sun's centre 0.833 degrees below the airless horizon. The weekday is that of local mean time at the governing sunrise. Where the Sun does not rise and set around the instant (polar day and night) the answer is 422. The paksha is the caller's. The elapsed offset is the exact rational of the answered Julian days TT. In the tail of a fixed clock samam, offset and composition are null; no other layout takes over.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            subject_bird: whose activity in the samam is divided"""
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

        The offset is an exact fraction of nazhigai in [0, 6): reduced, of integers. Parts are half-open: a shared end belongs to the part that begins there.

        Args:
            profile_paksha: label of the lunar half in the source: purva waxes, amara wanes
            half: day: sunrise to sunset; night: sunset to sunrise
            weekday: of the solar day: it begins at sunrise
            subject_bird: whose activity in the samam is divided"""
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

        The offset is an exact fraction of nazhigai in [0, 6): reduced, of integers. Parts are half-open: a shared end belongs to the part that begins there. The weighted policy turns the lengths of the activities to begin with the parent activity; equal fifths bear no activity.

        Args:
            parent_activity: activity of the samam that is divided"""
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
        """The five limbs of an instant with their times, and the lunar month

        Apparent geocentric places unless the request says otherwise. The weekday runs from local sunrise to sunrise where a place is given (else it is that of Greenwich, and the answer says so). Each limb has its beginning and end; the lunar month is given from new moon (amanta) and from full moon (purnimanta).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: place of the sunrise: geodetic latitude, degrees north
            observer_lon: place of the sunrise: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
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
        """Classes of the five limbs of an instant

        Apparent geocentric places unless the request says otherwise. The weekday runs from local sunrise to sunrise where a place is given (else it is that of Greenwich, and the answer says so). Each limb has its beginning and end; the lunar month is given from new moon (amanta) and from full moon (purnimanta).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: place of the sunrise: geodetic latitude, degrees north
            observer_lon: place of the sunrise: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
        return self._call("POST", "/v1/panchanga/chart/profile", models.PanchangaProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "policy": policy})

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
        """The five limbs of given longitudes of Sun and Moon

        Longitudes are those of the true equinox of date, as charts answer them. The weekday is that of Greenwich: without a place there is no sunrise.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation"""
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
        """Classes of the five limbs of given longitudes

        Longitudes are those of the true equinox of date, as charts answer them. The weekday is that of Greenwich: without a place there is no sunrise.

        Args:
            sun_tropical_lon: tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)
            moon_tropical_lon: tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)
            jd: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation"""
        return self._call("POST", "/v1/panchanga/instant/profile", models.PanchangaProfileResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "policy": policy})

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
        """Regions, peaks and edges of a paran field

        One paran as a function of latitude and longitude: each sample is a search at its place, by the same function as `/v1/parans/site`. Poles have no meridian and are refused. Samples at or above the threshold are active; north, south, east and west are neighbours.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that join neighbours sort them, unless they run across the antimeridian as given (170, 180, -170)
            metric: match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: share of the offsets under which it is found: 0 everywhere without offsets, 1 where it is found with an empty list of them
            threshold: a place is active where the metric is at least this
            stability_time_offsets_minutes: minutes by which the 24 hours are moved, each in turn, to see whether the paran is still found
            orb_minutes: longest time between the two crossings, minutes, inclusive
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

        One paran as a function of latitude and longitude: each sample is a search at its place, by the same function as `/v1/parans/site`. Poles have no meridian and are refused. Marching squares over the grid: end points linear between samples, or, with `interpolation: exact`, where the field itself takes the threshold (within 0.1 m).

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that join neighbours sort them, unless they run across the antimeridian as given (170, 180, -170)
            metric: match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: share of the offsets under which it is found: 0 everywhere without offsets, 1 where it is found with an empty list of them
            threshold: a place is active where the metric is at least this
            stability_time_offsets_minutes: minutes by which the 24 hours are moved, each in turn, to see whether the paran is still found
            orb_minutes: longest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon
            interpolation: where a contour meets an edge of the grid: linear between the two samples, or where the field itself takes the threshold
            geojson: also answer the curves as GeoJSON (RFC 7946), cut at the antimeridian"""
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

        One paran as a function of latitude and longitude: each sample is a search at its place, by the same function as `/v1/parans/site`. Poles have no meridian and are refused. Segments that share an end point are joined; those that join no other are listed apart.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that join neighbours sort them, unless they run across the antimeridian as given (170, 180, -170)
            metric: match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: share of the offsets under which it is found: 0 everywhere without offsets, 1 where it is found with an empty list of them
            threshold: a place is active where the metric is at least this
            stability_time_offsets_minutes: minutes by which the 24 hours are moved, each in turn, to see whether the paran is still found
            orb_minutes: longest time between the two crossings, minutes, inclusive
            policy_preset: permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon
            horizon_policy: refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon
            interpolation: where a contour meets an edge of the grid: linear between the two samples, or where the field itself takes the threshold
            geojson: also answer the curves as GeoJSON (RFC 7946), cut at the antimeridian"""
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

        One paran as a function of latitude and longitude: each sample is a search at its place, by the same function as `/v1/parans/site`. Poles have no meridian and are refused.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that join neighbours sort them, unless they run across the antimeridian as given (170, 180, -170)
            stability_time_offsets_minutes: minutes by which the 24 hours are moved, each in turn, to see whether the paran is still found
            orb_minutes: longest time between the two crossings, minutes, inclusive
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
        """How the contours of a paran field lie in each other

        One paran as a function of latitude and longitude: each sample is a search at its place, by the same function as `/v1/parans/site`. Poles have no meridian and are refused. A line lies within a closed one that surrounds its box and its centroid; each line has the region and the peaks of the analysis that belong to it.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            longitudes: degrees east. Views that join neighbours sort them, unless they run across the antimeridian as given (170, 180, -170)
            metric: match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: share of the offsets under which it is found: 0 everywhere without offsets, 1 where it is found with an empty list of them
            threshold: a place is active where the metric is at least this
            stability_time_offsets_minutes: minutes by which the 24 hours are moved, each in turn, to see whether the paran is still found
            orb_minutes: longest time between the two crossings, minutes, inclusive
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
        """Parans of the day of a birth

        The search over the day UT1, midnight to midnight, that holds the birth; `window` states it.

        Args:
            natal_jd: the birth, Julian day UT1; the 24 hours from the midnight UT1 before it are searched
            lat: geodetic latitude, degrees north; not exactly a pole, which has no meridian
            lon: geodetic longitude, degrees east
            include_crossing_inventory: also answer the four circles of every body, with why one is not crossed
            orb_minutes: longest time between the two crossings, minutes, inclusive
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
        """Bodies and stars that are on horizon or meridian together within a day

        Pairs of crossings (rising, setting, upper and lower culmination) by two bodies at one place within `orb_minutes`, in the 24 hours [jd_day, jd_day + 1), the closest first. Topocentric, centre of the disc, 34 arcminutes of refraction unless `horizon_policy` says otherwise. A body that never meets the horizon takes part with its culminations; the inventory says why a circle is missing.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            lat: geodetic latitude, degrees north; not exactly a pole, which has no meridian
            lon: geodetic longitude, degrees east
            include_crossing_inventory: also answer the four circles of every body, with why one is not crossed
            orb_minutes: longest time between the two crossings, minutes, inclusive
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
        """Whether a paran is found at another place

        The same bodies on the same circles, at this place. Of several in the 24 hours the nearest in time to the target is taken. `unmatched_reason` says why there is none; offsets ask whether it is still found when the 24 hours are moved.

        Args:
            jd_day: start of the 24 hours that are searched, Julian day UT1
            lat: geodetic latitude, degrees north; not exactly a pole, which has no meridian
            lon: geodetic longitude, degrees east
            stability_time_offsets_minutes: minutes by which the 24 hours are moved, each in turn, to see whether the paran is still found
            orb_minutes: longest time between the two crossings, minutes, inclusive
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
        """How far the roles of a chart's patterns are resolved

        All three pattern routes answer from the same filtered set. `include` selects first; `dominant_only` then leaves out what another found aspect pattern contains. At most 5,000 patterns.

        Args:
            include_nodes: lets nodes and apogees take part
            orb_factor: multiplies every orb of the aspect table
            include: patterns that are looked for; default: all
            orbs: which orbs the aspects of a pattern keep: the pattern's own (a yod's sextile 3 degrees), answered as pattern_orb, or those of the aspect table, answered as allowed_orb
            dominant_only: leaves out patterns whose bodies and aspects are contained in another found pattern"""
        return self._call("POST", "/v1/patterns/chart-profile", models.PatternChartConditionProfileResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

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

        All three pattern routes answer from the same filtered set. `include` selects first; `dominant_only` then leaves out what another found aspect pattern contains. At most 5,000 patterns.

        Args:
            include_nodes: lets nodes and apogees take part
            orb_factor: multiplies every orb of the aspect table
            include: patterns that are looked for; default: all
            orbs: which orbs the aspects of a pattern keep: the pattern's own (a yod's sextile 3 degrees), answered as pattern_orb, or those of the aspect table, answered as allowed_orb
            dominant_only: leaves out patterns whose bodies and aspects are contained in another found pattern"""
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

        All three pattern routes answer from the same filtered set. `include` selects first; `dominant_only` then leaves out what another found aspect pattern contains. At most 5,000 patterns.

        Args:
            include_nodes: lets nodes and apogees take part
            orb_factor: multiplies every orb of the aspect table
            include: patterns that are looked for; default: all
            orbs: which orbs the aspects of a pattern keep: the pattern's own (a yod's sextile 3 degrees), answered as pattern_orb, or those of the aspect table, answered as allowed_orb
            dominant_only: leaves out patterns whose bodies and aspects are contained in another found pattern"""
        return self._call("POST", "/v1/patterns/network", models.PatternConditionNetworkProfileResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    def phase_angle(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.PhaseAngleResponse:
        """Phase angle Sun - body - Earth

        At the moment when the light left the body. The Sun and points of the lunar orbit have none.

        Args:
            body: Sun ... Pluto, or a named small body, as the product admits
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
            body: Sun ... Pluto, or a named small body, as the product admits
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

        Planets: Mallama and Hilton 2018; Moon: Allen 1973 with the crescent of Samaha, Asaad and Mikhail 1969. From the geocentre, without extinction.

        Args:
            body: Sun ... Pluto, or a named small body, as the product admits
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/phase/apparent-magnitude", models.ApparentMagnitudeResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "include_model_detail": include_model_detail})

    def phase_elongation(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.ElongationResponse:
        """Angle between a body and the Sun

        Between apparent geocentric places, on the sphere, exact at small and large angles.

        Args:
            body: Sun ... Pluto, or a named small body, as the product admits
            jd_ut: Julian day, UT1"""
        return self._call("POST", "/v1/phase/elongation", models.ElongationResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    def phase_illuminated_fraction(
        self,
        *,
        phase_angle: float,
    ) -> models.IlluminatedFractionResponse:
        """Lit part of a disc at a phase angle

        Mathematics alone: no ephemeris.

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

        Every event of the asked kinds, at most 5000 days. A greatest elongation is a maximum of the angle between the apparent places of planet and Sun; perihelion and aphelion are extremes of the geometric distance from the Sun.

        Args:
            body: Mercury, Venus, Earth, Mars ... Pluto
            jd_start: Julian day, UT1
            jd_end: end of the window, Julian day UT1; at most 5000 days after jd_start
            event_kinds: default: all that the body has; greatest elongations are those of Mercury and Venus"""
        return self._call("POST", "/v1/phenomena/orbital-events", models.OrbitalPhenomenaEventsEnvelopeResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "event_kinds": event_kinds})

    def planet_phenomena(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.PlanetPhenomenaEnvelopeResponse:
        """Phase, elongation, diameter and magnitude of a body

        From the geocentre, with light time. Magnitudes: Mallama & Hilton 2018 for the planets (Saturn with its rings); the sunlit Moon by a phase law that holds to 180 degrees.

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
        """When two bodies come within a distance in longitude, and leave it

        Crossings of plus and minus the threshold by the difference of the apparent longitudes; at most 1200 days.

        Args:
            body1: Sun, Moon, Mercury ... Pluto
            body2: another of the same
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
            apparent: false: the geometric place (no light-time, deflection or aberration)
            nutation: false: mean ecliptic and equinox of date"""
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
            refraction: refract the altitude"""
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
        """The planetary hour that holds an instant

        The planetary day runs from the last sunrise at or before the instant to the next sunrise; day and night are each divided in twelve. No civil day, no time zone. Where the Sun does not rise and set around the instant the answer is 422: there is no fixed six-to-six day.

        Args:
            jd: instant whose planetary day is wanted, Julian day UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            include_iso_utc: add start_utc and end_utc to each hour
            include_schedule: answer the whole day too"""
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

        The planetary day runs from the last sunrise at or before the instant to the next sunrise; day and night are each divided in twelve. No civil day, no time zone. Where the Sun does not rise and set around the instant the answer is 422: there is no fixed six-to-six day.

        Args:
            jd: instant whose planetary day is wanted, Julian day UT1
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            include_iso_utc: add start_utc and end_utc to each hour"""
        return self._call("POST", "/v1/planetary-hours/schedule", models.PlanetaryHoursScheduleResponse, {}, {}, {"jd": jd, "latitude": latitude, "longitude": longitude, "include_iso_utc": include_iso_utc})

    def frame_heliocentric(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
    ) -> models.FrameHeliocentricResponse:
        """Geometric places from the Sun

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: default: every body that the frame admits"""
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
            bodies: default: every body that the frame admits"""
        return self._call("POST", "/v1/positions/frame/planetocentric", models.FramePlanetocentricResponse, {}, {}, {"dt": dt, "observer": observer, "bodies": bodies})

    def frame_received_light(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
    ) -> models.FrameReceivedLightResponse:
        """Apparent places beside the geometric ones of the same moment

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            bodies: default: every body that the frame admits"""
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
            bodies: default: every body that the frame admits"""
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

        True ecliptic and equinox of date, geocentric or topocentric; each correction can be switched off.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: planet, True Node, Mean Node, Lilith, True Lilith, or a named small body
            observer_lat: observer: geodetic latitude, degrees north; give it together with observer_lon
            observer_lon: observer: longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            apparent: false: the geometric place (no light-time, deflection or aberration)
            nutation: false: mean ecliptic and equinox of date"""
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
            apparent: false: the geometric place (no light-time, deflection or aberration)
            nutation: false: mean ecliptic and equinox of date"""
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
            refraction: refract the altitude"""
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
            refraction: refract the altitude"""
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

        Direct: the daily motion carries the promissor to the mundane place of the significator; converse: the two change their parts. Presets are whole ways of directing (README of the family: formulas and sources). Answers are bounded: `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` choose. Points that the method cannot place at the latitude are named in `not_evaluable`.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: where the arcs are measured: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: adds True Node, Mean Node, Lilith and True Lilith
            observer_lon: of the same; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: turns ecliptic places to the equator, degrees; default: the true obliquity of date
            place_center: from where the bodies are seen: the place of birth, or the geocentre
            max_arc: degrees
            significators: bodies, angles (ASC, MC, DSC, IC), nodes, house cusps (H1 ... H12); default: all but cusps
            promissors: the same, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) where the preset has them, and aspects in mundo (`Mars Mundane Square`) of mundane presets; default: all but cusps and aspects
            include_relations: profiles tell the relations of each arc
            include_condition: profiles tell the condition of each significator
            submitted_arcs: evaluated in place of a search; [] gives an empty answer
            aspect_promissors: adds the sextiles, squares, trines and the opposition of the planets among the promissors: in the zodiac, or in mundo by a mundane preset
            max_age: arcs up to this age alone, years of the key (of `timing`, if given)
            limit: arcs of the answer, nearest first; default 10000
            offset: arcs that are passed over"""
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

        Direct: the daily motion carries the promissor to the mundane place of the significator; converse: the two change their parts. Presets are whole ways of directing (README of the family: formulas and sources). Answers are bounded: `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` choose. Points that the method cannot place at the latitude are named in `not_evaluable`.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: where the arcs are measured: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: adds True Node, Mean Node, Lilith and True Lilith
            observer_lon: of the same; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: turns ecliptic places to the equator, degrees; default: the true obliquity of date
            place_center: from where the bodies are seen: the place of birth, or the geocentre
            max_arc: degrees
            significators: bodies, angles (ASC, MC, DSC, IC), nodes, house cusps (H1 ... H12); default: all but cusps
            promissors: the same, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) where the preset has them, and aspects in mundo (`Mars Mundane Square`) of mundane presets; default: all but cusps and aspects
            include_relations: profiles tell the relations of each arc
            include_condition: profiles tell the condition of each significator
            submitted_arcs: evaluated in place of a search; [] gives an empty answer
            aspect_promissors: adds the sextiles, squares, trines and the opposition of the planets among the promissors: in the zodiac, or in mundo by a mundane preset
            max_age: arcs up to this age alone, years of the key (of `timing`, if given)
            limit: arcs of the answer, nearest first; default 10000
            offset: arcs that are passed over"""
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
        """Promissors and significators as a graph

        Direct: the daily motion carries the promissor to the mundane place of the significator; converse: the two change their parts. Presets are whole ways of directing (README of the family: formulas and sources). Answers are bounded: `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` choose. Points that the method cannot place at the latitude are named in `not_evaluable`.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: where the arcs are measured: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: adds True Node, Mean Node, Lilith and True Lilith
            observer_lon: of the same; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: turns ecliptic places to the equator, degrees; default: the true obliquity of date
            place_center: from where the bodies are seen: the place of birth, or the geocentre
            max_arc: degrees
            significators: bodies, angles (ASC, MC, DSC, IC), nodes, house cusps (H1 ... H12); default: all but cusps
            promissors: the same, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) where the preset has them, and aspects in mundo (`Mars Mundane Square`) of mundane presets; default: all but cusps and aspects
            include_relations: profiles tell the relations of each arc
            include_condition: profiles tell the condition of each significator
            submitted_arcs: evaluated in place of a search; [] gives an empty answer
            aspect_promissors: adds the sextiles, squares, trines and the opposition of the planets among the promissors: in the zodiac, or in mundo by a mundane preset
            max_age: arcs up to this age alone, years of the key (of `timing`, if given)
            limit: arcs of the answer, nearest first; default 10000
            offset: arcs that are passed over"""
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
        """Promissors and significators as a graph, with its receipts

        Direct: the daily motion carries the promissor to the mundane place of the significator; converse: the two change their parts. Presets are whole ways of directing (README of the family: formulas and sources). Answers are bounded: `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` choose. Points that the method cannot place at the latitude are named in `not_evaluable`.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: where the arcs are measured: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: adds True Node, Mean Node, Lilith and True Lilith
            observer_lon: of the same; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: turns ecliptic places to the equator, degrees; default: the true obliquity of date
            place_center: from where the bodies are seen: the place of birth, or the geocentre
            max_arc: degrees
            significators: bodies, angles (ASC, MC, DSC, IC), nodes, house cusps (H1 ... H12); default: all but cusps
            promissors: the same, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) where the preset has them, and aspects in mundo (`Mars Mundane Square`) of mundane presets; default: all but cusps and aspects
            include_relations: profiles tell the relations of each arc
            include_condition: profiles tell the condition of each significator
            submitted_arcs: evaluated in place of a search; [] gives an empty answer
            aspect_promissors: adds the sextiles, squares, trines and the opposition of the planets among the promissors: in the zodiac, or in mundo by a mundane preset
            max_age: arcs up to this age alone, years of the key (of `timing`, if given)
            limit: arcs of the answer, nearest first; default 10000
            offset: arcs that are passed over"""
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

        Direct: the daily motion carries the promissor to the mundane place of the significator; converse: the two change their parts. Presets are whole ways of directing (README of the family: formulas and sources). Answers are bounded: `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` choose. Points that the method cannot place at the latitude are named in `not_evaluable`. An empty profile has 0 for its nearest and farthest arc.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: where the arcs are measured: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: adds True Node, Mean Node, Lilith and True Lilith
            observer_lon: of the same; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: turns ecliptic places to the equator, degrees; default: the true obliquity of date
            place_center: from where the bodies are seen: the place of birth, or the geocentre
            max_arc: degrees
            significators: bodies, angles (ASC, MC, DSC, IC), nodes, house cusps (H1 ... H12); default: all but cusps
            promissors: the same, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) where the preset has them, and aspects in mundo (`Mars Mundane Square`) of mundane presets; default: all but cusps and aspects
            include_relations: profiles tell the relations of each arc
            include_condition: profiles tell the condition of each significator
            submitted_arcs: evaluated in place of a search; [] gives an empty answer
            aspect_promissors: adds the sextiles, squares, trines and the opposition of the planets among the promissors: in the zodiac, or in mundo by a mundane preset
            max_age: arcs up to this age alone, years of the key (of `timing`, if given)
            limit: arcs of the answer, nearest first; default 10000
            offset: arcs that are passed over"""
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

        Direct: the daily motion carries the promissor to the mundane place of the significator; converse: the two change their parts. Presets are whole ways of directing (README of the family: formulas and sources). Answers are bounded: `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` choose. Points that the method cannot place at the latitude are named in `not_evaluable`.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: where the arcs are measured: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            include_nodes: adds True Node, Mean Node, Lilith and True Lilith
            observer_lon: of the same; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: turns ecliptic places to the equator, degrees; default: the true obliquity of date
            place_center: from where the bodies are seen: the place of birth, or the geocentre
            max_arc: degrees
            significators: bodies, angles (ASC, MC, DSC, IC), nodes, house cusps (H1 ... H12); default: all but cusps
            promissors: the same, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) where the preset has them, and aspects in mundo (`Mars Mundane Square`) of mundane presets; default: all but cusps and aspects
            include_relations: profiles tell the relations of each arc
            include_condition: profiles tell the condition of each significator
            submitted_arcs: evaluated in place of a search; [] gives an empty answer
            aspect_promissors: adds the sextiles, squares, trines and the opposition of the planets among the promissors: in the zodiac, or in mundo by a mundane preset
            max_age: arcs up to this age alone, years of the key (of `timing`, if given)
            limit: arcs of the answer, nearest first; default 10000
            offset: arcs that are passed over"""
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

        Each arc is checked against the policy: method, space, motion, relation, and the rate of the solar key.

        Args:
            include_relations: this answer is the relations: true
            include_condition: conditions are in profiles: false"""
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

        Right ascension, declination, semi-arcs, ascensions, circles of position and poles. What never crosses the horizon has the semi-arcs 180 and 0, and says so in `rising`.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            latitude: geodetic latitude, degrees north
            longitude: geodetic longitude, degrees east
            observer_lat: where the arcs are measured: houses, angles and semi-arcs belong to it
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: each once; default: Sun ... Pluto
            include_nodes: adds True Node, Mean Node, Lilith and True Lilith
            observer_lon: of the same; default: the natal longitude
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            obliquity: turns ecliptic places to the equator, degrees; default: the true obliquity of date
            place_center: from where the bodies are seen: the place of birth, or the geocentre"""
        return self._call("POST", "/v1/primary-directions/speculum", models.PrimaryDirectionsSpeculumResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center})

    def profections_annual(
        self,
        *,
        natal: models.TimelordNativityRequest | dict[str, Any],
        age_years: int,
    ) -> models.ProfectionResultResponse:
        """Profection of a completed age

        The Ascendant moves a sign a year; the ruler of its sign is lord of the year (Valens IV.11; Dorotheus IV.1). Bodies within `activation_orb` of the profected degree are activated.

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

        The Ascendant moves a sign a year; the ruler of its sign is lord of the year (Valens IV.11; Dorotheus IV.1). Each month moves a sign on from that of the year.

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
        """Profection of a moment, with the months of its year of life

        The Ascendant moves a sign a year; the ruler of its sign is lord of the year (Valens IV.11; Dorotheus IV.1). The age is completed at the civil anniversary of the birth, in `civil_timezone` or at the offset of `natal.dt`. A birth on 29 February needs `leap_day_policy`, a birthday that the clocks show twice `ambiguous_time_policy`; one that they skip is a 422.

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            civil_timezone: IANA zone in which birthdays are kept; default: the offset of natal.dt
            leap_day_policy: anniversary of a birth on 29 February in common years; required for it
            ambiguous_time_policy: which of the two moments of an anniversary that the clocks show twice
            interval_policy: months of the year: twelfths; or 28 days a sign from the sign of the year (Ptolemy IV.10)"""
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
        """Natal places directed by one arc

        A year of life is 365.24219 days; instants are counted in UT1. One arc moves all natal places: `solar_arc` (the motion of the secondary Sun in longitude), `solar_arc_right_ascension` (the motion of the secondary Sun in right ascension), `authE_longitude` (59′08.33″ a year in longitude), `authE_right_ascension` (59′08.33″ a year in right ascension), `mean_solar_arc_longitude` (360/365.24219 degrees a year in longitude), `mean_solar_arc_right_ascension` (360/365.24219 degrees a year in right ascension), `one_degree_longitude` (a degree a year in longitude), `one_degree_right_ascension` (a degree a year in right ascension), `planetary_arc` (the secondary motion of `arc_body` in longitude). Arcs in right ascension turn each place about the pole of the equator. Converse subtracts the direct arc; `converse_motion` `backward` takes the motion before birth instead. Arcs are forward, modulo 360 degrees; converse ones are negative.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            arc_body: whose motion is the arc: needed for planetary_arc
            converse_motion: converse arcs: the direct arc subtracted, or the motion of the reference before birth"""
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
        """Natal places directed by one arc, with its receipts

        A year of life is 365.24219 days; instants are counted in UT1. One arc moves all natal places: `solar_arc` (the motion of the secondary Sun in longitude), `solar_arc_right_ascension` (the motion of the secondary Sun in right ascension), `authE_longitude` (59′08.33″ a year in longitude), `authE_right_ascension` (59′08.33″ a year in right ascension), `mean_solar_arc_longitude` (360/365.24219 degrees a year in longitude), `mean_solar_arc_right_ascension` (360/365.24219 degrees a year in right ascension), `one_degree_longitude` (a degree a year in longitude), `one_degree_right_ascension` (a degree a year in right ascension), `planetary_arc` (the secondary motion of `arc_body` in longitude). Arcs in right ascension turn each place about the pole of the equator. Converse subtracts the direct arc; `converse_motion` `backward` takes the motion before birth instead. Arcs are forward, modulo 360 degrees; converse ones are negative.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            arc_body: whose motion is the arc: needed for planetary_arc
            converse_motion: converse arcs: the direct arc subtracted, or the motion of the reference before birth"""
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

        A year of life is 365.24219 days; instants are counted in UT1. Houses of the progressed instant at the natal place.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            angle_method: progressed_armc: sidereal time of the progressed instant; solar_arc_midheaven: the natal midheaven moved by the solar arc in longitude; authE_right_ascension: the natal ARMC moved by 59′08.33″ a year"""
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
        """Natal places directed by the arc of an angle

        A year of life is 365.24219 days; instants are counted in UT1. One arc moves all natal places: `ascendant_arc` (the motion of the ascendant of the secondary instant), `vertex_arc` (the motion of the vertex of the secondary instant). Converse subtracts the direct arc; `converse_motion` `backward` takes the motion before birth instead.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            converse_motion: converse arcs: the direct arc subtracted, or the motion of the reference before birth"""
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
        """Natal places directed by the arc of an angle, with its receipts

        A year of life is 365.24219 days; instants are counted in UT1. One arc moves all natal places: `ascendant_arc` (the motion of the ascendant of the secondary instant), `vertex_arc` (the motion of the vertex of the secondary instant). Converse subtracts the direct arc; `converse_motion` `backward` takes the motion before birth instead.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            converse_motion: converse arcs: the direct arc subtracted, or the motion of the reference before birth"""
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
        """Progressed cusps and angles alone

        A year of life is 365.24219 days; instants are counted in UT1. Houses of the progressed instant at the natal place.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            angle_method: progressed_armc: sidereal time of the progressed instant; solar_arc_midheaven: the natal midheaven moved by the solar arc in longitude; authE_right_ascension: the natal ARMC moved by 59′08.33″ a year"""
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

        A year of life is 365.24219 days; instants are counted in UT1. Houses of the progressed instant at the natal place.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            angle_method: progressed_armc: sidereal time of the progressed instant; solar_arc_midheaven: the natal midheaven moved by the solar arc in longitude; authE_right_ascension: the natal ARMC moved by 59′08.33″ a year"""
        return self._call("POST", "/v1/progressions/house-frame/reduction", models.ProgressedHouseFrameReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "angle_method": angle_method, "house_policy": house_policy})

    def progressions_network(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionConditionNetworkProfileResponse:
        """Techniques and the bases on which they stand, as a graph

        A year of life is 365.24219 days; instants are counted in UT1. Each technique comes once.

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
        """The same graph with its receipts

        A year of life is 365.24219 days; instants are counted in UT1. Each technique comes once.

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
        """How progressions are built, item by item and counted

        A year of life is 365.24219 days; instants are counted in UT1.

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
        """The same with the receipts of the count

        A year of life is 365.24219 days; instants are counted in UT1.

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
        """Secondary progression: a day of the ephemeris for a year of life

        A year of life is 365.24219 days; instants are counted in UT1. `events` lists what the progressed sky does in a range of life: exact aspects to the natal figure and among progressed points, changes of sign and house, stations, the eight phases of the lunation cycle.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back"""
        return self._call("POST", "/v1/progressions/secondary", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "events": events})

    def progressions_secondary_declination(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedDeclinationChartResponse:
        """Declinations of the secondary progressed sky

        A year of life is 365.24219 days; instants are counted in UT1.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back"""
        return self._call("POST", "/v1/progressions/secondary-declination", models.ProgressedDeclinationChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse})

    def progressions_secondary_declination_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedDeclinationChartReductionResponse:
        """Declinations of the secondary progressed sky with their receipts

        A year of life is 365.24219 days; instants are counted in UT1.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back"""
        return self._call("POST", "/v1/progressions/secondary-declination/reduction", models.ProgressedDeclinationChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse})

    def progressions_secondary_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedChartReductionResponse:
        """Secondary progression with its receipts

        A year of life is 365.24219 days; instants are counted in UT1.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back"""
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
        """Progression by another key of time

        A year of life is 365.24219 days; instants are counted in UT1. Keys: `tertiary` (a day of ephemeris for a lunar month), `tertiary_ii` (a synodic month of ephemeris for a completed year), `minor` (a lunar month of ephemeris for a year), `duodenary` (a twelfth of a day of ephemeris for a year), `quotidian_solar` (from the secondary date of the last birthday a day of ephemeris for a day), `quotidian_lunar` (from the secondary date of the last birthday a lunar month of ephemeris until the next one). Converse turns the key to before birth; of quotidian keys it turns the year that has begun. `events` lists what the progressed sky does in a range of life: exact aspects to the natal figure and among progressed points, changes of sign and house, stations, the eight phases of the lunation cycle.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            month: lunar month of the key; default tropical (27.321582 days), of tertiary_ii and quotidian_lunar synodic (29.530589)
            stepping: stepwise: whole life units alone move the chart. Default continuous, of tertiary_ii stepwise"""
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
        """Progression by another key of time, with its receipts

        A year of life is 365.24219 days; instants are counted in UT1. Keys: `tertiary` (a day of ephemeris for a lunar month), `tertiary_ii` (a synodic month of ephemeris for a completed year), `minor` (a lunar month of ephemeris for a year), `duodenary` (a twelfth of a day of ephemeris for a year), `quotidian_solar` (from the secondary date of the last birthday a day of ephemeris for a day), `quotidian_lunar` (from the secondary date of the last birthday a lunar month of ephemeris until the next one). Converse turns the key to before birth; of quotidian keys it turns the year that has begun.

        Args:
            target_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            converse: the key is turned back
            month: lunar month of the key; default tropical (27.321582 days), of tertiary_ii and quotidian_lunar synodic (29.530589)
            stepping: stepwise: whole life units alone move the chart. Default continuous, of tertiary_ii stepwise"""
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

        A return is the instant at which the apparent geocentric longitude of the body, true ecliptic and equinox of date, is the natal one again.

        Args:
            natal_moon_lon: ecliptic longitude, degrees; reduced to [0, 360)
            jd_start: Julian day, UT1
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing
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

        A return is the instant at which the apparent geocentric longitude of the body, true ecliptic and equinox of date, is the natal one again. Looked for over one and a half sidereal periods; `direction` is that of the motion at the return. 404 `not_found` where the span holds none.

        Args:
            body: Sun, Moon, Mercury ... Pluto, or a named small body
            natal_lon: ecliptic longitude, degrees; reduced to [0, 360)
            jd_start: Julian day, UT1
            direction: which crossings are answered, by the motion of the body at the crossing
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing
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
        """One return in the houses of two places

        A return is the instant at which the apparent geocentric longitude of the body, true ecliptic and equinox of date, is the natal one again. A solar return is chosen by `year`, the others by `jd_start`. The sky is computed once, geocentrically; the receipt shows that both charts hold it.

        Args:
            natal_longitude: ecliptic longitude, degrees; reduced to [0, 360)
            source_latitude: geodetic latitude, degrees north
            source_longitude: geodetic longitude, degrees east
            relocated_latitude: geodetic latitude, degrees north
            relocated_longitude: geodetic longitude, degrees east
            body: for planetary returns; otherwise Sun or Moon, or not given
            year: calendar year of the return (proleptic Gregorian, astronomical numbering)
            jd_start: Julian day UT1 after which a lunar or planetary return is looked for
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

        A return is the instant at which the apparent geocentric longitude of the body, true ecliptic and equinox of date, is the natal one again. The return that falls in the calendar year is answered, whatever the birthday.

        Args:
            natal_sun_lon: ecliptic longitude, degrees; reduced to [0, 360)
            year: calendar year of the return (proleptic Gregorian, astronomical numbering)
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing
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

        Topocentric, at every latitude. `rise`, `set`, `transit` and `anti_transit` are the first of their kind at or after `jd_start`, `events` lists all; `visibility_state` tells a body that never meets the horizon from one whose crossing falls outside. Without `altitude` and `policy` the almanac's horizon holds: -0.8333 degrees for the centre of Sun and Moon, -0.5667 for others. With a policy the limb is that of the apparent disc of the moment.

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

        The first passage after `jd_day` (strictly), by the topocentric hour angle. The Moon may need up to 25 hours.

        Args:
            body: a body, or a fixed star by any of its names
            jd_day: the first passage after this instant, strictly, is given, Julian day UT1
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

        Centre of the Sun at -18, -12, -6 and -0.8333 degrees during the local solar day around the noon of `jd_day`; null where it does not cross that altitude, with the reason in `visibility_states`.

        Args:
            jd_day: start of the civil day in question (0h), Julian day UT1; the local solar day around its noon is searched
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east
            elevation_m: height above the WGS 84 ellipsoid, metres
            days: days in a row to list in `daily`, that of jd_day the first"""
        return self._call("POST", "/v1/rise-set/twilight", models.TwilightTimesResponse, {}, {}, {"jd_day": jd_day, "lat": lat, "lon": lon, "elevation_m": elevation_m, "days": days})

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
        """The six strengths of the seven planets in all their parts

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with year, month, weekday and hour reckoned from local sunrise), motion, nature and aspect. Apparent geocentric places unless the request says otherwise; any date the ephemeris covers. With the matrix of exact aspects (sputa drishti).

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
        return self._call("POST", "/v1/shadbala/chart", models.ShadbalaResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

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
        """Strength of one planet against what it requires

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with year, month, weekday and hour reckoned from local sunrise), motion, nature and aspect. Apparent geocentric places unless the request says otherwise; any date the ephemeris covers.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            planet: one of the seven planets
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
        return self._call("POST", "/v1/shadbala/chart/condition", models.ShadbalaConditionProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "planet": planet})

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
        """The planets in order of strength, and their wars

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with year, month, weekday and hour reckoned from local sunrise), motion, nature and aspect. Apparent geocentric places unless the request says otherwise; any date the ephemeris covers.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
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
        """Which planets have the strength that they require

        Six strengths in shashtiamsas (60 to a rupa) after Brihat Parashara Hora Shastra ch. 26-28 and B. V. Raman, Graha and Bhava Balas: place, direction, time (with year, month, weekday and hour reckoned from local sunrise), motion, nature and aspect. Apparent geocentric places unless the request says otherwise; any date the ephemeris covers.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            hora_lord: lord of the hour; default: that of the instant
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
        return self._call("POST", "/v1/shadbala/chart/profile", models.ShadbalaChartProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    def sidereal_ayanamsa(
        self,
        *,
        jd_ut: float,
        ayanamsa_system: str | None = None,
        mode: Literal["true", "mean"] | None = None,
    ) -> models.SiderealAyanamsaResponse:
        """Ayanamsa of a system at an instant

        Every system moves with the general precession in longitude of IAU 2006 (50.288 arcsec a year at J2000.0); star-anchored ones follow their star's proper motion. Conventional names and aliases are accepted.

        Args:
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            mode: true: from the true equinox of date, with nutation; mean: from the mean equinox"""
        return self._call("POST", "/v1/sidereal/ayanamsa", models.SiderealAyanamsaResponse, {}, {}, {"jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "mode": mode})

    def sidereal_ayanamsa_systems(self) -> models.AyanamsaSystemsEnvelopeResponse:
        """Ayanamsa systems with their values at J2000.0

        The built-in registry, and further systems that are admitted by name."""
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
        """One longitude from the tropical to the sidereal zodiac, or back

        Every system moves with the general precession in longitude of IAU 2006 (50.288 arcsec a year at J2000.0); star-anchored ones follow their star's proper motion. Conventional names and aliases are accepted.

        Args:
            jd_ut: Julian day UT1, at most 5,000 years from J2000.0
            longitude_deg: ecliptic longitude, degrees; reduced to [0, 360)
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            mode: true: from the true equinox of date, with nutation; mean: from the mean equinox"""
        return self._call("POST", "/v1/sidereal/convert", models.SiderealConversionResponse, {}, {}, {"jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "mode": mode, "longitude_deg": longitude_deg, "direction": direction})

    def solar_condition_events(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        condition: Literal["cazimi", "combust", "under_sunbeams"] | None = None,
    ) -> models.SolarConditionEventsEnvelopeResponse:
        """When a planet enters and leaves a band around the Sun

        Bands by distance in apparent longitude: cazimi to 17 minutes, combust to 8 degrees, under the beams to 17 degrees. At most 1200 days.

        Args:
            body: Mercury, Venus, Mars ... Pluto
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

        Bands by distance in apparent longitude: cazimi to 17 minutes, combust to 8 degrees, under the beams to 17 degrees. Sun and Moon return an absent condition.

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

        Longitude and latitude are the true place: rigorous space motion from ICRS J2000.0 and precession-nutation, as seen from the barycentre. `apparent` adds parallax, light deflection and aberration: what an observer at the geocentre sees. The space motion includes the radial velocity (perspective acceleration); `provenance.radial_velocity` says whether one is catalogued. At most 500 names.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            skip_missing: list names that are not found in `missing`; false: such a name is a 422"""
        return self._call("POST", "/v1/stars/bulk", models.StarsBulkResponse, {}, {}, {"dt": dt, "stars": stars, "skip_missing": skip_missing})

    def stars_list(
        self,
        *,
        q: str | None = None,
        limit: int | None = None,
    ) -> models.StarListResponse:
        """Names of stars

        By name; `q` finds parts of names and designations. `total` is the number answered.

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
        """Multiple stars

        Args:
            q: part of a name
            system_type: visual, wide, spectroscopic, optical; another gives an empty list"""
        return self._call("GET", "/v1/stars/multiple/list", models.MultipleStarListResponse, {}, {"q": q, "system_type": system_type, "limit": limit}, None)

    def stars_multiple_state(
        self,
        *,
        dt: str,
        system: str,
        aperture_mm: float | None = None,
    ) -> models.MultipleStarStateResponse:
        """A multiple star at an instant

        Separation and position angle from the orbit (Kepler's equation, Thiele-Innes constants), or the catalogued measure where no orbit is known; resolution by Dawes' limit.

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

        Longitude and latitude are the true place: rigorous space motion from ICRS J2000.0 and precession-nutation, as seen from the barycentre. `apparent` adds parallax, light deflection and aberration: what an observer at the geocentre sees. The space motion includes the radial velocity (perspective acceleration); `provenance.radial_velocity` says whether one is catalogued.

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

        Magnitudes are of mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half; `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric: `observed` adds the light time to the Earth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            eclipse_threshold: magnitudes below maximum light at which an eclipsing star counts as eclipsed; null: 0.05"""
        return self._call("POST", "/v1/stars/variable/catalog-profile", models.VariableStarCatalogProfileResponse, {}, {}, {"dt": dt, "eclipse_threshold": eclipse_threshold})

    def stars_variable_list(
        self,
        *,
        q: str | None = None,
        var_type: str | None = None,
        limit: int | None = None,
    ) -> models.StarListResponse:
        """Variable stars

        Args:
            q: part of a name
            var_type: GCVS type: EA, EB, EW, DCEP, RRAB, M, SRc, SRb; another gives an empty list"""
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

        Magnitudes are of mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half; `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric: `observed` adds the light time to the Earth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            primary: name, designation (bet Per, β Per) or name in the star catalogue
            secondary: name, designation (bet Per, β Per) or name in the star catalogue
            eclipse_threshold: magnitudes below maximum light at which an eclipsing star counts as eclipsed; null: 0.05"""
        return self._call("POST", "/v1/stars/variable/pair", models.VariableStarPairResponse, {}, {}, {"dt": dt, "primary": primary, "secondary": secondary, "eclipse_threshold": eclipse_threshold})

    def stars_variable_range(
        self,
        *,
        star: str,
        jd_start: float,
        jd_end: float,
    ) -> models.VariableStarRangeResponse:
        """Minima, maxima and eclipses of a variable star

        Magnitudes are of mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half; `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric: `observed` adds the light time to the Earth. At most 366 days.

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

        Magnitudes are of mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half; `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric: `observed` adds the light time to the Earth.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            star: name, designation (bet Per, β Per) or name in the star catalogue
            eclipse_threshold: magnitudes below maximum light at which an eclipsing star counts as eclipsed; null: 0.05"""
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
        """Whether a body moves backwards

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

        A station is an instant at which the rate of the apparent geocentric longitude of date is zero. Null when there is none within max_days.

        Args:
            body: Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)
            jd_start: Julian day, UT1
            max_days: how far to look, days
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing"""
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

        Every period of which some part lies in the window, from station to station. `start_kind` and `end_kind` tell which end lies outside.

        Args:
            body: Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing"""
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

        A station is an instant at which the rate of the apparent geocentric longitude of date is zero. Every one is found, whatever the window; an answer carries at most 10,000.

        Args:
            body: Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing"""
        return self._call("POST", "/v1/stations/search", models.StationSearchResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

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

        From points of the first chart (body1) to points of the second, tightest first; whether an aspect closes is told from the speeds at the two births, for bodies. At most 4000 contacts.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute take part; default true"""
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
        """Profiles of contacts, overlays and relationship charts together

        Contacts, both overlays, the midpoint composite and the chart of the middle moment. Strongest and weakest go by kind alone: relationship chart over overlay over contact.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute take part; default true"""
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
        """One structural profile for each contact

        From points of the first chart (body1) to points of the second, tightest first; whether an aspect closes is told from the speeds at the two births, for bodies. At most 4000 contacts.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute take part; default true"""
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
        """The relations that the contacts are

        From points of the first chart (body1) to points of the second, tightest first; whether an aspect closes is told from the speeds at the two births, for bodies. At most 4000 contacts.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute take part; default true"""
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
        """Aspects between two charts, with what each rests on

        From points of the first chart (body1) to points of the second, tightest first; whether an aspect closes is told from the speeds at the two births, for bodies. At most 4000 contacts.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute take part; default true"""
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
        """The same relations as a directed network

        Nodes `body:LABEL:NAME`, `pair:LABEL` and `chart:KIND:METHOD`; labels are those of the request.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: 1: the Ptolemaic and the six common minor aspects; 2 (default): all 22
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute take part; default true"""
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

        Houses are those of the other party: its place and house_system (default Placidus). A fallback is named.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: no effect on overlays
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute are placed; default true
            direction: whose points stand in whose houses"""
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
        """The relations that the two overlays are

        Houses are those of the other party: its place and house_system (default Placidus). A fallback is named.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: no effect on overlays
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute are placed; default true"""
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

        Houses are those of the other party: its place and house_system (default Placidus). A fallback is named.

        Args:
            first_label: name of the party in relations and node ids; the two differ
            second_label: name of the party in relations and node ids; the two differ
            tier: no effect on overlays
            orb_factor: multiplies every orb of the aspect table
            include_nodes: nodes and apogees that the parties compute are placed; default true"""
        return self._call("POST", "/v1/synastry/overlays", models.MutualHouseOverlayResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    def timelords_decennials_active_pair(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        query_dt: str,
    ) -> models.DecennialActivePairOptionalResponse:
        """Decennials: lords of a moment side by side

        Each planet rules 129 months of 30 days, parted by the least years of the seven as months (Valens VI.6; Firmicus VI.33). Outside the seven great periods `active` is false.

        Args:
            query_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/timelords/decennials/active-pair", models.DecennialActivePairOptionalResponse, {}, {}, {"natal": natal, "query_dt": query_dt})

    def timelords_decennials_active_path(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        query_dt: str,
    ) -> models.DecennialActivePathOptionalResponse:
        """Decennials: periods of a moment, level by level

        Each planet rules 129 months of 30 days, parted by the least years of the seven as months (Valens VI.6; Firmicus VI.33). Outside the seven great periods `active` is false.

        Args:
            query_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/timelords/decennials/active-path", models.DecennialActivePathOptionalResponse, {}, {}, {"natal": natal, "query_dt": query_dt})

    def timelords_decennials_current(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        current_dt: str,
    ) -> models.DecennialCurrentResponse:
        """Decennials: great period and part of a moment

        Each planet rules 129 months of 30 days, parted by the least years of the seven as months (Valens VI.6; Firmicus VI.33). A moment outside the seven great periods is a 422.

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
        return self._call("POST", "/v1/timelords/decennials/current", models.DecennialCurrentResponse, {}, {}, {"natal": natal, "current_dt": current_dt})

    def timelords_decennials_groups(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialGroupsResponse:
        """Decennials: great periods with their parts

        Each planet rules 129 months of 30 days, parted by the least years of the seven as months (Valens VI.6; Firmicus VI.33)."""
        return self._call("POST", "/v1/timelords/decennials/groups", models.DecennialGroupsResponse, {}, {}, {"natal": natal})

    def timelords_decennials_profile(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialSequenceProfileResponse:
        """Decennials: periods by kind of lord

        Each planet rules 129 months of 30 days, parted by the least years of the seven as months (Valens VI.6; Firmicus VI.33)."""
        return self._call("POST", "/v1/timelords/decennials/profile", models.DecennialSequenceProfileResponse, {}, {}, {"natal": natal})

    def timelords_decennials_sequence(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialSequenceResponse:
        """Decennials: all great periods and parts

        Each planet rules 129 months of 30 days, parted by the least years of the seven as months (Valens VI.6; Firmicus VI.33)."""
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
        """Firdaria: lords of a moment side by side

        Seven planets and two nodes share 75 years, a planet its own years with the other six in equal parts (Abu Mashar, Revolutions IV). Outside the 75 years `active` is false.

        Args:
            query_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            variant: place of the nodes in night births: standard last, bonatti after Mars
            include_node_subperiods: divide the periods of the nodes too (undivided in the sources)
            year_basis: days in a year"""
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
        """Firdaria: period and part of a moment

        Seven planets and two nodes share 75 years, a planet its own years with the other six in equal parts (Abu Mashar, Revolutions IV). A moment outside the 75 years is a 422.

        Args:
            current_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            variant: place of the nodes in night births: standard last, bonatti after Mars
            include_node_subperiods: divide the periods of the nodes too (undivided in the sources)
            year_basis: days in a year"""
        return self._call("POST", "/v1/timelords/firdaria/current", models.FirdarCurrentResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis, "current_dt": current_dt})

    def timelords_firdaria_groups(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarGroupsResponse:
        """Firdaria: periods with their parts

        Seven planets and two nodes share 75 years, a planet its own years with the other six in equal parts (Abu Mashar, Revolutions IV).

        Args:
            variant: place of the nodes in night births: standard last, bonatti after Mars
            include_node_subperiods: divide the periods of the nodes too (undivided in the sources)
            year_basis: days in a year"""
        return self._call("POST", "/v1/timelords/firdaria/groups", models.FirdarGroupsResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    def timelords_firdaria_profile(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarSequenceProfileResponse:
        """Firdaria: the nine periods by kind of lord

        Seven planets and two nodes share 75 years, a planet its own years with the other six in equal parts (Abu Mashar, Revolutions IV).

        Args:
            variant: place of the nodes in night births: standard last, bonatti after Mars
            include_node_subperiods: divide the periods of the nodes too (undivided in the sources)
            year_basis: days in a year"""
        return self._call("POST", "/v1/timelords/firdaria/profile", models.FirdarSequenceProfileResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    def timelords_firdaria_sequence(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarSequenceResponse:
        """Firdaria: all periods and parts of 75 years

        Seven planets and two nodes share 75 years, a planet its own years with the other six in equal parts (Abu Mashar, Revolutions IV).

        Args:
            variant: place of the nodes in night births: standard last, bonatti after Mars
            include_node_subperiods: divide the periods of the nodes too (undivided in the sources)
            year_basis: days in a year"""
        return self._call("POST", "/v1/timelords/firdaria/sequence", models.FirdarSequenceResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    def timelords_zodiacal_releasing_current(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        current_dt: str,
        levels: int | None = None,
    ) -> models.ZRCurrentResponse:
        """Zodiacal releasing: periods of a moment

        From the sign of a lot each sign rules the least years of its lord, of 360 days; months, parts of 2.5 days and of 5 hours below them (Valens IV.4-10). A moment outside the turn of 211 years is a 422.

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
        """Zodiacal releasing: periods with their parts

        From the sign of a lot each sign rules the least years of its lord, of 360 days; months, parts of 2.5 days and of 5 hours below them (Valens IV.4-10). Four levels of a whole turn are some 22,000 periods: `span_years` asks for less.

        Args:
            span_years: only periods that begin within so many years of 360 days from birth; default: the whole turn"""
        return self._call("POST", "/v1/timelords/zodiacal-releasing/groups", models.ZRGroupsResponse, {}, {}, {"natal": natal, "levels": levels, "span_years": span_years})

    def timelords_zodiacal_releasing_level_pair(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        query_dt: str,
        upper_level: int | None = None,
        lower_level: int | None = None,
    ) -> models.ZRLevelPairResponse:
        """Zodiacal releasing: two levels of a moment

        From the sign of a lot each sign rules the least years of its lord, of 360 days; months, parts of 2.5 days and of 5 hours below them (Valens IV.4-10). Any two levels, the upper one first; a moment outside the turn is a 422.

        Args:
            query_dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            lower_level: above upper_level"""
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

        From the sign of a lot each sign rules the least years of its lord, of 360 days; months, parts of 2.5 days and of 5 hours below them (Valens IV.4-10). `profile_level` is at most `levels`.

        Args:
            profile_level: not above levels
            span_years: only periods that begin within so many years of 360 days from birth; default: the whole turn"""
        return self._call("POST", "/v1/timelords/zodiacal-releasing/profile", models.ZRSequenceProfileResponse, {}, {}, {"natal": natal, "levels": levels, "profile_level": profile_level, "span_years": span_years})

    def timelords_zodiacal_releasing_sequence(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        levels: int | None = None,
        span_years: float | None = None,
    ) -> models.ZRSequenceResponse:
        """Zodiacal releasing: periods of one to four levels

        From the sign of a lot each sign rules the least years of its lord, of 360 days; months, parts of 2.5 days and of 5 hours below them (Valens IV.4-10). Four levels of a whole turn are some 22,000 periods: `span_years` asks for less.

        Args:
            span_years: only periods that begin within so many years of 360 days from birth; default: the whole turn"""
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

        Every crossing of a sign boundary; with retrograde motion the sign before the boundary is entered. `direction` filters. The window may be as long as the ephemeris; an answer carries at most 10,000 events.

        Args:
            body: Sun, Moon, Mercury ... Pluto
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing
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
        """Exact aspects of one mover to fixed longitudes

        The mover is scanned once as one series, and each pair of longitude and directed angle is refined from it (90 is not -90). With orbs, the passage through the orb that holds each exact hit is answered too. Ordered by `jd_exact`. The window may be as long as the ephemeris; an answer carries at most 10,000 events.

        Args:
            body: the mover: Sun ... Pluto, True Node, Mean Node, Lilith, True Lilith, or a named small body
            aspect_angles: directed: the mover stands at natal longitude + angle
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            aspect_orbs: one for each angle, degrees; empty: exact hits alone
            search_motion: echoed in each event; events are ordered by jd_exact either way"""
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

        The first ingress after the instant, in the wanted direction; null when there is none within `max_days`.

        Args:
            body: Sun, Moon, Mercury ... Pluto
            jd_start: Julian day, UT1
            max_days: how far to look, days; default by the body
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing
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

        Every instant in the window at which the apparent geocentric longitude of the planet is the target, fixed or moving; `direction` filters by the planet's own motion. The window may be as long as the ephemeris; an answer carries at most 10,000 events.

        Args:
            body: Sun, Moon, Mercury ... Pluto
            target_lon: a longitude in degrees, or the name of what moves and is the target: planet, True Node, Mean Node, Lilith, True Lilith, small body (apparent longitude), or fixed star (true longitude of date, as the star routes answer it)
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1
            search_motion: forward: earliest first; backward: latest first
            step_days: the step of another search, days; echoed as what was asked. This search takes its own, proven steps, answers which, and misses nothing
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
        """Triplicity rulers of a sign

        Args:
            sign: Aries ... Pisces
            is_day_chart: sect of the chart
            doctrine: three rulers of each element: Dorotheus I.1 (Pingree 1976)"""
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
        """What a planet scores by triplicity in a sign

        Args:
            planet: one of the seven planets, Sun to Saturn
            sign: Aries ... Pisces
            is_day_chart: sect of the chart
            doctrine: three rulers of each element: Dorotheus I.1 (Pingree 1976)
            participating_policy: what the participating ruler scores"""
        return self._call("POST", "/v1/triplicity/score", models.TriplicityScoreResponse, {}, {}, {"planet": planet, "sign": sign, "is_day_chart": is_day_chart, "doctrine": doctrine, "participating_policy": participating_policy, "primary_score": primary_score, "participating_score": participating_score})

    def triplicity_table(
        self,
        *,
        doctrine: Literal["dorothean_pingree_1976"] | None = None,
        is_day_chart: bool | None = None,
    ) -> models.TriplicityTableResponse:
        """Triplicity rulers of all signs for a day or a night chart

        Args:
            doctrine: three rulers of each element: Dorotheus I.1 (Pingree 1976)
            is_day_chart: sect of the chart"""
        return self._call("GET", "/v1/triplicity/table", models.TriplicityTableResponse, {}, {"doctrine": doctrine, "is_day_chart": is_day_chart}, None)

    def uranian_bulk(
        self,
        *,
        jd_ut: float,
        names: list[str] | None = None,
        place_center: Literal["heliocentric", "geocentric"] | None = None,
    ) -> models.UranianBulkResponse:
        """Mean longitudes of several hypothetical points

        Mean longitudes that move uniformly along the tropical zodiac: mean motion and general precession. Hypothetical points, no ephemeris. With `place_center: geocentric`, apparent places on the ellipses of the same elements.

        Args:
            jd_ut: Julian day, UT1
            names: default: all nine
            place_center: heliocentric: mean longitude, uniform motion; geocentric: apparent place on the ellipse of the elements, as programs print it"""
        return self._call("POST", "/v1/uranian/bulk", models.UranianBulkResponse, {}, {}, {"jd_ut": jd_ut, "names": names, "place_center": place_center})

    def uranian_catalog(self) -> models.UranianCatalogResponse:
        """Hypothetical points: the eight of the Hamburg school and Transpluto

        Mean longitudes that move uniformly along the tropical zodiac: mean motion and general precession. Hypothetical points, no ephemeris."""
        return self._call("GET", "/v1/uranian/catalog", models.UranianCatalogResponse, {}, {}, None)

    def uranian_position(
        self,
        *,
        name: str,
        jd_ut: float,
        place_center: Literal["heliocentric", "geocentric"] | None = None,
    ) -> models.UranianSingleResponse:
        """Mean longitude of one hypothetical point

        Mean longitudes that move uniformly along the tropical zodiac: mean motion and general precession. Hypothetical points, no ephemeris. With `place_center: geocentric`, apparent places on the ellipses of the same elements.

        Args:
            name: Cupido, Hades, Zeus, Kronos, Apollon, Admetos, Vulkanus, Poseidon, Transpluto (as written here)
            jd_ut: Julian day, UT1
            place_center: heliocentric: mean longitude, uniform motion; geocentric: apparent place on the ellipse of the elements, as programs print it"""
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
        """A body of a chart in a named division

        Divisions after Brihat Parashara Hora Shastra ch. 6; `policy` chooses among readings where authorities differ, and each place names its rule. Parts are half-open. Places are geocentric, apparent, of date, less the ayanamsa of date, unless `place_center`, `place_reduction` or `ayanamsa_mode` say otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: Sun ... Pluto, an asteroid or a comet, Rahu, Ketu, or Lagna (with an observer)
            varga: D2 ... D60 by name; rasi is D1, drekkana D3
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is: the true one or the mean one; Ketu is opposite"""
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
        """A body of a chart in all named divisions

        Divisions after Brihat Parashara Hora Shastra ch. 6; `policy` chooses among readings where authorities differ, and each place names its rule. Parts are half-open. Places are geocentric, apparent, of date, less the ayanamsa of date, unless `place_center`, `place_reduction` or `ayanamsa_mode` say otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            body: Sun ... Pluto, an asteroid or a comet, Rahu, Ketu, or Lagna (with an observer)
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is: the true one or the mean one; Ketu is opposite"""
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
        """Bodies of a chart in all named divisions

        Divisions after Brihat Parashara Hora Shastra ch. 6; `policy` chooses among readings where authorities differ, and each place names its rule. Parts are half-open. Places are geocentric, apparent, of date, less the ayanamsa of date, unless `place_center`, `place_reduction` or `ayanamsa_mode` say otherwise.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            node: which node Rahu is: the true one or the mean one; Ketu is opposite"""
        return self._call("POST", "/v1/varga/chart/shodashvarga/batch", models.VargaChartShodashvargaBatchResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy})

    def varga_generic(
        self,
        *,
        sidereal_longitude: float,
        divisor: int,
        name: str | None = None,
    ) -> models.VargaPointResponse:
        """A longitude in a plain division of the signs

        The longitude times the divisor: the parts are given to the signs in turn, from Aries.

        Args:
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)
            name: name to answer; default: D and the divisor"""
        return self._call("POST", "/v1/varga/generic", models.VargaPointResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "divisor": divisor, "name": name})

    def varga_named(
        self,
        *,
        sidereal_longitude: float,
        varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"],
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaNamedPointResponse:
        """A longitude in a named division

        Divisions after Brihat Parashara Hora Shastra ch. 6; `policy` chooses among readings where authorities differ, and each place names its rule. Parts are half-open.

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
        """Named longitudes in one division

        Divisions after Brihat Parashara Hora Shastra ch. 6; `policy` chooses among readings where authorities differ, and each place names its rule. Parts are half-open.

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
        """A longitude in all named divisions

        Divisions after Brihat Parashara Hora Shastra ch. 6; `policy` chooses among readings where authorities differ, and each place names its rule. Parts are half-open.

        Args:
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)"""
        return self._call("POST", "/v1/varga/shodashvarga", models.VargaShodashvargaResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "policy": policy})

    def varga_shodashvarga_batch(
        self,
        *,
        longitudes: dict[str, float],
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaShodashvargaBatchResponse:
        """Named longitudes in all named divisions

        Divisions after Brihat Parashara Hora Shastra ch. 6; `policy` chooses among readings where authorities differ, and each place names its rule. Parts are half-open.

        Args:
            longitudes: sidereal longitudes by name, degrees; names are trimmed"""
        return self._call("POST", "/v1/varga/shodashvarga/batch", models.VargaShodashvargaBatchResponse, {}, {}, {"longitudes": longitudes, "policy": policy})

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
        """Annual chart with muntha, lord of the year, yogas, sahams and periods

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. Rules after the Tajika Neelakanthi; the points and words of judgements are house rules. Readings on which authors differ are fields of the request, named in `basis`.

        Args:
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            year_lord_rule: of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices
            moon_year_lord: a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept
            ithasala_motion: Ithasala by the true motions, stationary planets left out; or by the order of speeds alone
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or by an application alone
            manahoo_contact: Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone
            khallasara: whether an Ithasala that the Moon does not see is a yoga of its own
            directional_strength: directional strength on both sides of the cusp of the house of joy; or after it alone
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)"""
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

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. Rules after the Tajika Neelakanthi; the points and words of judgements are house rules. Readings on which authors differ are fields of the request, named in `basis`.

        Args:
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            year_lord_rule: of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices
            moon_year_lord: a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept
            ithasala_motion: Ithasala by the true motions, stationary planets left out; or by the order of speeds alone
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or by an application alone
            manahoo_contact: Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone
            khallasara: whether an Ithasala that the Moon does not see is a yoga of its own
            directional_strength: directional strength on both sides of the cusp of the house of joy; or after it alone
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            focus_dt: instant of the judgement, in the year; default the beginning of the year"""
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

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. Rules after the Tajika Neelakanthi; the points and words of judgements are house rules. Readings on which authors differ are fields of the request, named in `basis`.

        Args:
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            year_lord_rule: of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices
            moon_year_lord: a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept
            ithasala_motion: Ithasala by the true motions, stationary planets left out; or by the order of speeds alone
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or by an application alone
            manahoo_contact: Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone
            khallasara: whether an Ithasala that the Moon does not see is a yoga of its own
            directional_strength: directional strength on both sides of the cusp of the house of joy; or after it alone
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            focus_dt: instant of the judgement, in the year; default the beginning of the year"""
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
        """Mudda period and sub-period of an instant

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. An instant outside the year is a 422.

        Args:
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            query_dt: instant in the year
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            year_lord_rule: of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices
            moon_year_lord: a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept
            ithasala_motion: Ithasala by the true motions, stationary planets left out; or by the order of speeds alone
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or by an application alone
            manahoo_contact: Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone
            khallasara: whether an Ithasala that the Moon does not see is a yoga of its own
            directional_strength: directional strength on both sides of the cusp of the house of joy; or after it alone
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            node: position of Rahu and Ketu: true or mean node"""
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

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. Rules after the Tajika Neelakanthi; the points and words of judgements are house rules. Readings on which authors differ are fields of the request, named in `basis`.

        Args:
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            query_dt: instant in the year
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            year_lord_rule: of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices
            moon_year_lord: a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept
            ithasala_motion: Ithasala by the true motions, stationary planets left out; or by the order of speeds alone
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or by an application alone
            manahoo_contact: Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone
            khallasara: whether an Ithasala that the Moon does not see is a yoga of its own
            directional_strength: directional strength on both sides of the cusp of the house of joy; or after it alone
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            node: position of Rahu and Ketu: true or mean node"""
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

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. Rules after the Tajika Neelakanthi; the points and words of judgements are house rules. Readings on which authors differ are fields of the request, named in `basis`.

        Args:
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            year_lord_rule: of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices
            moon_year_lord: a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept
            ithasala_motion: Ithasala by the true motions, stationary planets left out; or by the order of speeds alone
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or by an application alone
            manahoo_contact: Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone
            khallasara: whether an Ithasala that the Moon does not see is a yoga of its own
            directional_strength: directional strength on both sides of the cusp of the house of joy; or after it alone
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            focus_dt: instant of the judgement, in the year; default the beginning of the year"""
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
        """Tasira period of an instant

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. 404 where no body has a distinct aspect to the lagna.

        Args:
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            query_dt: instant in the year
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            year_lord_rule: of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices
            moon_year_lord: a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept
            ithasala_motion: Ithasala by the true motions, stationary planets left out; or by the order of speeds alone
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or by an application alone
            manahoo_contact: Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone
            khallasara: whether an Ithasala that the Moon does not see is a yoga of its own
            directional_strength: directional strength on both sides of the cusp of the house of joy; or after it alone
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            node: position of Rahu and Ketu: true or mean node"""
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
        """Topics of a year, by emphasis

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. Rules after the Tajika Neelakanthi; the points and words of judgements are house rules. Readings on which authors differ are fields of the request, named in `basis`.

        Args:
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            year_lord_rule: of the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the holder of most offices
            moon_year_lord: a year that falls to the Moon: handed over to the planet that she is in Ithasala with, else to the lord of her sign; or kept
            ithasala_motion: Ithasala by the true motions, stationary planets left out; or by the order of speeds alone
            kamboola_contact: Kamboola by any distinct aspect of the Moon to a partner, or by an application alone
            manahoo_contact: Mars or Saturn within twelve degrees of a conjunction or square of the faster partner; or conjunct within its orb
            nakta_mediator: mediator of a Nakta: any faster planet that leaves one and applies to the other; or the Moon alone
            khallasara: whether an Ithasala that the Moon does not see is a yoga of its own
            directional_strength: directional strength on both sides of the cusp of the house of joy; or after it alone
            mean_motions: motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day
            varga_shares: panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open and secret friend, neutral, secret and open enemy), or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)
            focus_dt: instant of the judgement, in the year; default the beginning of the year"""
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
        """Windows of a year in which a matter is active

        The year begins when the Sun is back at its natal sidereal longitude; years are counted from the civil year of birth in the offset of `natal_dt`. Mudda sub-periods of the ruler of the matter's saham, or of a lord of its houses, in time; then the tasira periods of these. Rules after the Tajika Neelakanthi; the points and words of judgements are house rules. Readings on which authors differ are fields of the request, named in `basis`.

        Args:
            topic: the matter
            natal_dt: birth; the offset determines the civil date and with it the year from which years are counted
            natal_latitude: birthplace: geodetic latitude, degrees north
            natal_longitude: birthplace: longitude, degrees east
            year: civil year of the return; not before the year of birth
            latitude: place of the year: geodetic latitude, degrees north
            longitude: place of the year: longitude, degrees east
            ayanamsa: ayanamsa system by name or alias; default Lahiri
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets.
            place_center: places of the bodies and the return of the Sun
            mudda_first_period: first mudda period: the balance by the natal Moon, or whole
            focus_dt: instant of the judgement, in the year; default the beginning of the year"""
        return self._call("POST", "/v1/varshaphal/topics/windows", list[models.VarshaphalTopicWindowResponse], {}, {"topic": topic}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "focus_dt": focus_dt})

    def vedic_dignities_given_chart_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicChartDignityProfileResponse:
        """Dignities of given places

        Dignities after Brihat Parashara Hora Shastra ch. 3; `policy` chooses the moolatrikonas and the friendship.

        Args:
            sidereal_longitudes: sidereal longitudes of the seven planets or some of them, degrees; relationships do not use further points, a profile refuses them"""
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
        """Dignity of a planet in a chart

        Dignities after Brihat Parashara Hora Shastra ch. 3; `policy` chooses the moolatrikonas and the friendship.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            planet: one of the seven planets, Sun ... Saturn
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
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
        """Dignities of the planets of a chart

        Dignities after Brihat Parashara Hora Shastra ch. 3; `policy` chooses the moolatrikonas and the friendship.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
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

        Between the planets of `bodies`, by default all seven.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            bodies: bodies whose places the provenance lists beside those that the answer needs
            observer_lat: geodetic latitude, degrees north; the poles, which have no Lagna, are excluded
            observer_lon: observer: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            include_nodes: also list the nodes and apogees of the Moon in the provenance
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
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
        """Dignity of a planet with its tier

        Dignities after Brihat Parashara Hora Shastra ch. 3; `policy` chooses the moolatrikonas and the friendship. A planet alone is ranked by natural friendship; with `sign_lord_longitude` by compound.

        Args:
            planet: one of the seven planets, Sun ... Saturn
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)
            sign_lord_longitude: sidereal longitude of the lord of the sign in which the planet stands: with it friendship is compound; degrees"""
        return self._call("POST", "/v1/vedic-dignities/condition", models.VedicDignityConditionResponse, {}, {}, {"planet": planet, "sidereal_longitude": sidereal_longitude, "sign_lord_longitude": sign_lord_longitude, "policy": policy})

    def vedic_dignities_dignity(
        self,
        *,
        planet: str,
        sidereal_longitude: float,
        sign_lord_longitude: float | None = None,
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityAnswerResponse:
        """Dignity of a planet at a sidereal longitude

        Dignities after Brihat Parashara Hora Shastra ch. 3; `policy` chooses the moolatrikonas and the friendship. A planet alone is ranked by natural friendship; with `sign_lord_longitude` by compound.

        Args:
            planet: one of the seven planets, Sun ... Saturn
            sidereal_longitude: sidereal longitude, degrees; reduced to [0, 360)
            sign_lord_longitude: sidereal longitude of the lord of the sign in which the planet stands: with it friendship is compound; degrees"""
        return self._call("POST", "/v1/vedic-dignities/dignity", models.VedicDignityAnswerResponse, {}, {}, {"planet": planet, "sidereal_longitude": sidereal_longitude, "sign_lord_longitude": sign_lord_longitude, "policy": policy})

    def vedic_dignities_relationships(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityRelationshipsAnswer:
        """Natural, temporary and compound friendships of given places

        Temporary friends stand in the second, third, fourth, tenth, eleventh and twelfth sign (BPHS ch. 3).

        Args:
            sidereal_longitudes: sidereal longitudes of the seven planets or some of them, degrees; relationships do not use further points, a profile refuses them"""
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
        """Chart, panchanga, shadbala and running dashas of one birth in one answer

        The answers of `/v1/chart/reduction`, `/v1/panchanga/chart` and its profile, `/v1/shadbala/chart` and its profile, `/v1/dasha/vimshottari/current` and `/lord-pair` under names of their own; what is left out is null. The periods are answered when they are asked for, and need `current_dt`. The chart is tropical and topocentric, as its route answers an observer; what is sidereal is geocentric unless `place_center` says otherwise. Nothing is computed or judged beyond them.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            current_dt: instant of the running periods, ISO 8601 with Z or an offset; dasha_current and dasha_lord_pair need it
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto
            ayanamsa_system: name or alias of a system of GET /v1/sidereal/ayanamsa-systems
            hora_lord: lord of the hour; default: that of the instant
            dasha_include_sub: whether each running period holds its sub-periods, level by level down to the last that is asked for
            dasha_year_basis: days of a dasha year; default: julian_365.25
            ayanamsa_mode: true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation
            place_center: geocentric, as the texts reckon; topocentric: seen from the observer, who must be given
            place_reduction: apparent: with light-time, deflection and aberration; geometric: without them
            sunrise_definition: upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction
            no_sunrise: where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)"""
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
        """Whether a body or star is seen from a place at an instant

        Topocentric, with refraction. By default the magnitude is held against the faintest star of the site, and the Sun must stand below the horizon by the arcus visionis of the magnitude. `crumey_2014_point_source` weighs the target against night sky, twilight and moonlight at its place; `yallop_lunar_crescent` judges the crescent of the evening or morning. What a criterion cannot judge is `criterion_applicable: false` with a reason.

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
        """Magnitudes that the air takes from a star at an apparent altitude

        Kasten and Young 1989 with one coefficient, or gas, dust and ozone each with its own path (Schaefer 1993).

        Args:
            extinction_coefficient_k: V magnitudes from the zenith to the top of the air
            observer_altitude_m: height above the WGS 84 ellipsoid, metres
            observer_latitude_deg: geodetic latitude, degrees north
            sun_right_ascension_deg: stands for the season"""
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
        """Whether a point of light is seen, from the physics of eye, air and sky

        Light of the sky behind the target (twilight, moonlight, airglow, zodiacal light, starlight, or what the request gives), the target through the air, and the threshold of the adapted eye, from the operator's data pack; each with its receipt, and an error budget. Without a data pack: 503 `server_not_configured`. What the pack does not cover is `not_evaluable`, never extrapolated.

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
        """Next heliacal or acronychal day of a planet or star, from the same physics

        The first event after `jd_start` (strictly) within `search_window_days`: the first morning or last evening of a season on which the target is seen (heliacal phases), or is seen to rise or set (the two others: at the edge of its visibility its height decides more than the light of the sky). Nights on which only the Moon hides it neither begin nor end a season. Without a data pack: 503 `server_not_configured`.

        Args:
            body: a planet, or a fixed star by any of its names
            phase: morning_first_rising: heliacal rising; morning_first_setting: cosmical setting; evening_last_rising: acronychal rising; evening_last_setting: heliacal setting
            jd_start: the first event at or after this instant is sought
            lat: geodetic latitude, degrees north
            lon: geodetic longitude, degrees east"""
        return self._call("POST", "/v1/visibility/physical-event", models.PhysicalVisibilityEventResponse, {}, {}, {"body": body, "phase": phase, "jd_start": jd_start, "lat": lat, "lon": lon, "policy": policy, "search_policy": search_policy})

    def visibility_point_source_threshold(
        self,
        *,
        background_nanolamberts: float,
        field_factor: float | None = None,
    ) -> models.PointSourceVisibilityThresholdResponse:
        """Faintest star against a background

        Crumey 2014, for backgrounds of 1e-5 to 0.03426 cd/m2; outside these `valid` is false.

        Args:
            field_factor: by how much more light an observer in the field needs than the eyes of the laboratory"""
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
        """Whether a body or star is seen from a place at an instant, and between which hours of its night

        Topocentric, with refraction. By default the magnitude is held against the faintest star of the site, and the Sun must stand below the horizon by the arcus visionis of the magnitude. `crumey_2014_point_source` weighs the target against night sky, twilight and moonlight at its place; `yallop_lunar_crescent` judges the crescent of the evening or morning. What a criterion cannot judge is `criterion_applicable: false` with a reason. By the limiting magnitude `visible_windows` lists when it is observable from local mean noon to the next.

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

        Schaefer 1993, for the Sun between the horizon and 18 degrees below; lower the twilight is 0, higher `valid` is false.

        Args:
            extinction_coefficient_k: V magnitudes from the zenith to the top of the air"""
        return self._call("POST", "/v1/visibility/twilight-sky-brightness", models.TwilightSkyBrightnessResponse, {}, {}, {"target_altitude_deg": target_altitude_deg, "sun_altitude_deg": sun_altitude_deg, "sun_target_separation_deg": sun_target_separation_deg, "extinction_coefficient_k": extinction_coefficient_k})

    def void_of_course_is_active(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseStateResponse:
        """Whether the Moon is void of course

        The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet in a sign until she enters the next sign; where she makes none, all through the sign.

        Args:
            jd_ut: Julian day, UT1
            modern: also count aspects to Uranus, Neptune and Pluto"""
        return self._call("POST", "/v1/void-of-course/is-active", models.VoidOfCourseStateResponse, {}, {}, {"jd_ut": jd_ut, "modern": modern})

    def void_of_course_next(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseWindowResponse:
        """Void period of the next sign

        The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet in a sign until she enters the next sign; where she makes none, all through the sign. The period of the sign after the current one is answered: it always starts after the instant asked for.

        Args:
            jd_ut: Julian day, UT1
            modern: also count aspects to Uranus, Neptune and Pluto"""
        return self._call("POST", "/v1/void-of-course/next", models.VoidOfCourseWindowResponse, {}, {}, {"jd_ut": jd_ut, "modern": modern})

    def void_of_course_range(
        self,
        *,
        jd_start: float,
        jd_end: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseRangeResponse:
        """Void periods of a range

        The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet in a sign until she enters the next sign; where she makes none, all through the sign. Every period of which some part lies in the range, also one that begins before it or ends after it. At most 62 years.

        Args:
            jd_start: Julian day, UT1
            jd_end: Julian day, UT1; at most 62 years after jd_start
            modern: also count aspects to Uranus, Neptune and Pluto"""
        return self._call("POST", "/v1/void-of-course/range", models.VoidOfCourseRangeResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "modern": modern})

    def void_of_course_window(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseWindowResponse:
        """Void period of the sign that the Moon is in

        The Moon is void of course from her last exact Ptolemaic aspect (0, 60, 90, 120, 180 degrees) to the Sun or a planet in a sign until she enters the next sign; where she makes none, all through the sign. The period of the current sign is answered, whether past, present or to come.

        Args:
            jd_ut: Julian day, UT1
            modern: also count aspects to Uranus, Neptune and Pluto"""
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

        Coordinates lie on circles about 0,0 with y downwards. `svg` is the finished wheel: themed by CSS variables (`--chart-wheel-ink` and others), light or dark with the reader's system unless the preset says so, with a title and a description. `config.include_nodes` governs the nodes. At most 2000 aspects.

        Args:
            include_svg: false leaves the finished picture out
            rings: one or two rings of other charts round the wheel; each has a chart or points
            aspect_lines: lines of the picture: among the points of the wheel, between its rings, or both; default: between where there are rings
            ayanamsa_system: a sidereal zodiac by name or alias (GET /v1/sidereal/ayanamsa-systems): everything drawn is counted in it, chart and houses stay tropical; default: the tropical zodiac
            ayanamsa_mode: with ayanamsa_system: from the true (default) or mean equinox
            time_uncertainty_minutes: the time may be so much earlier or later: every body and angle gets the band in which it then stands
            degree_form: labels of degrees in the picture: with minutes (default), or whole degrees
            label_size: size of the labels of points in the picture; default: normal
            palette: colours of the picture: signs by element (default), signs on plain ground, or one ink on plain ground
            line_style: aspect lines of the picture: by colour with minor ones dashed (default), a dash pattern for each kind, or hairlines
            caption: lines in the upper left corner of the picture, the first one larger: a name, date, time, zone and place. House system and zodiac are then written in the lower left corner
            south_node: true adds South Node, opposite the True Node, to the points of the wheel and its rings
            angle_aspects: true answers the aspects of the points to Ascendant and Midheaven as `aspects_to_angles`
            include_symbols: true adds the strokes of all points, signs and aspects that the picture draws with"""
        return self._call("POST", "/v1/website/chart-wheel/packet", models.ChartWheelPacketResponse, {}, {}, {"chart": chart, "houses": houses, "config": config, "include_svg": include_svg, "rings": rings, "aspect_lines": aspect_lines, "figure": figure, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "time_uncertainty_minutes": time_uncertainty_minutes, "degree_form": degree_form, "label_size": label_size, "palette": palette, "line_style": line_style, "caption": caption, "south_node": south_node, "angle_aspects": angle_aspects, "include_symbols": include_symbols})

    def website_chart_wheel_presets(self) -> list[models.ChartWheelStylePresetResponse]:
        """Presets of the chart wheel"""
        return self._call("GET", "/v1/website/chart-wheel/presets", list[models.ChartWheelStylePresetResponse], {}, {}, None)

    def website_chart_wheel_validate(
        self,
        *,
        config: models.ChartWheelConfig | dict[str, Any],
    ) -> models.ChartWheelConfigValidationResponse:
        """What is wrong or unwise in a wheel config

        Unknown names answer 200 with `valid` false and one warning of severity `error` each."""
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
        """Chart, houses and dignities of one moment in one answer

        The answers of `/v1/chart/reduction`, `/v1/houses/reduction`, `/v1/dignities/chart` and `/v1/dignities/chart/profile` under names of their own; what is left out is null. Nothing is computed or judged beyond them.

        Args:
            dt: ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years
            observer_lat: geodetic latitude, degrees north
            observer_lon: geodetic longitude, degrees east
            observer_elev_m: height above the WGS 84 ellipsoid, metres
            house_system: house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name
            bodies: a body that is named twice is taken once; default: Sun ... Pluto"""
        return self._call("POST", "/v1/western/chart-profile", models.WesternChartProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "include": include, "house_policy": house_policy, "dignity_policy": dignity_policy})


#: Names of the methods by the operation ids of the routes.
OPERATIONS: dict[str, str] = {
    "health_health_get": "health",
    "kernel_meta_meta_kernel_get": "kernel_meta",
    "version_meta_version_get": "version",
    "ready_ready_get": "ready",
    "antiscia_contacts_route_v1_antiscia_contacts_post": "antiscia_contacts",
    "antiscia_reflect_route_v1_antiscia_reflect_post": "antiscia_reflect",
    "antiscia_to_point_route_v1_antiscia_to_point_post": "antiscia_to_point",
    "ashtakavarga_chart_profile_route_v1_ashtakavarga_chart_profile_post": "ashtakavarga_chart_profile",
    "ashtakavarga_chart_result_route_v1_ashtakavarga_chart_result_post": "ashtakavarga_chart_result",
    "ashtakavarga_chart_sign_profile_route_v1_ashtakavarga_chart_sign_profile_post": "ashtakavarga_chart_sign_profile",
    "ashtakavarga_chart_transit_strength_route_v1_ashtakavarga_chart_transit_strength_post": "ashtakavarga_chart_transit_strength",
    "ashtakavarga_profile_route_v1_ashtakavarga_profile_post": "ashtakavarga_profile",
    "ashtakavarga_result_route_v1_ashtakavarga_result_post": "ashtakavarga_result",
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
    "authO_karakas_route_v1_authO_karakas_post": "authO_karakas",
    "authO_karakas_condition_route_v1_authO_karakas_condition_post": "authO_karakas_condition",
    "authO_karakas_pair_route_v1_authO_karakas_pair_post": "authO_karakas_pair",
    "authO_karakas_profile_route_v1_authO_karakas_profile_post": "authO_karakas_profile",
    "authP_chart_route_v1_authP_chart_post": "authP_chart",
    "authP_transits_route_v1_authP_transits_post": "authP_transits",
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
    "lunar_eclipse_global_circumstances_route_v1_eclipses_lunar_global_circumstances_post": "lunar_eclipse_global_circumstances",
    "lunar_eclipse_local_route_v1_eclipses_lunar_local_post": "lunar_eclipse_local",
    "next_lunar_eclipse_route_v1_eclipses_lunar_next_post": "next_lunar_eclipse",
    "lunar_eclipse_visibility_route_v1_eclipses_lunar_visibility_post": "lunar_eclipse_visibility",
    "solar_eclipse_cartography_route_v1_eclipses_solar_cartography_post": "solar_eclipse_cartography",
    "solar_eclipse_footprint_route_v1_eclipses_solar_footprint_post": "solar_eclipse_footprint",
    "solar_eclipse_global_circumstances_route_v1_eclipses_solar_global_circumstances_post": "solar_eclipse_global_circumstances",
    "next_visible_solar_eclipse_route_v1_eclipses_solar_local_visible_post": "next_visible_solar_eclipse",
    "next_solar_eclipse_route_v1_eclipses_solar_next_post": "next_solar_eclipse",
    "solar_eclipse_path_route_v1_eclipses_solar_path_post": "solar_eclipse_path",
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
    "galactic_ecliptic_to_galactic_route_v1_galactic_ecliptic_to_galactic_post": "galactic_ecliptic_to_galactic",
    "galactic_equatorial_to_galactic_route_v1_galactic_equatorial_to_galactic_post": "galactic_equatorial_to_galactic",
    "galactic_galactic_to_ecliptic_route_v1_galactic_galactic_to_ecliptic_post": "galactic_galactic_to_ecliptic",
    "galactic_galactic_to_equatorial_route_v1_galactic_galactic_to_equatorial_post": "galactic_galactic_to_equatorial",
    "galactic_reference_points_route_v1_galactic_reference_points_post": "galactic_reference_points",
    "geodetic_chart_equivalents_route_v1_geodetic_chart_equivalents_post": "geodetic_chart_equivalents",
    "geodetic_chart_location_chart_route_v1_geodetic_chart_location_chart_post": "geodetic_chart_location_chart",
    "geodetic_equivalents_route_v1_geodetic_equivalents_post": "geodetic_equivalents",
    "geodetic_location_chart_route_v1_geodetic_location_chart_post": "geodetic_location_chart",
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
    "harmonic_fingerprint_route_v1_harmonics_fingerprint_post": "harmonic_fingerprint",
    "harmonic_pattern_score_route_v1_harmonics_pattern_score_post": "harmonic_pattern_score",
    "harmonic_presets_route_v1_harmonics_presets_get": "harmonic_presets",
    "harmonic_sweep_route_v1_harmonics_sweep_post": "harmonic_sweep",
    "harmonic_transit_forecast_route_v1_harmonics_transit_forecast_post": "harmonic_transit_forecast",
    "heliacal_planet_route_v1_heliacal_planet_post": "heliacal_planet",
    "heliacal_visibility_event_route_v1_heliacal_visibility_event_post": "heliacal_visibility_event",
    "hellenistic_chart_profile_route_v1_hellenistic_chart_profile_post": "hellenistic_chart_profile",
    "horary_evidence_profile_route_v1_horary_evidence_profile_post": "horary_evidence_profile",
    "houses_route_v1_houses_post": "houses",
    "houses_reduction_route_v1_houses_reduction_post": "houses_reduction",
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
    "muhurta_chart_classification_route_v1_muhurta_chart_classification_post": "muhurta_chart_classification",
    "muhurta_chart_score_route_v1_muhurta_chart_score_post": "muhurta_chart_score",
    "muhurta_direct_classification_route_v1_muhurta_direct_classification_post": "muhurta_direct_classification",
    "muhurta_direct_score_route_v1_muhurta_direct_score_post": "muhurta_direct_score",
    "mundane_event_chart_profile_route_v1_mundane_event_chart_profile_post": "mundane_event_chart_profile",
    "nakshatra_bulk_route_v1_nakshatra_bulk_post": "nakshatra_bulk",
    "nakshatra_position_route_v1_nakshatra_position_post": "nakshatra_position",
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
    "panchanga_instant_route_v1_panchanga_instant_post": "panchanga_instant",
    "panchanga_instant_profile_route_v1_panchanga_instant_profile_post": "panchanga_instant_profile",
    "parans_field_analysis_route_v1_parans_field_analysis_post": "parans_field_analysis",
    "parans_field_contours_route_v1_parans_field_contours_post": "parans_field_contours",
    "parans_field_paths_route_v1_parans_field_paths_post": "parans_field_paths",
    "parans_field_samples_route_v1_parans_field_samples_post": "parans_field_samples",
    "parans_field_structure_route_v1_parans_field_structure_post": "parans_field_structure",
    "parans_natal_route_v1_parans_natal_post": "parans_natal",
    "parans_search_route_v1_parans_search_post": "parans_search",
    "parans_site_route_v1_parans_site_post": "parans_site",
    "patterns_chart_profile_route_v1_patterns_chart_profile_post": "patterns_chart_profile",
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
    "shadbala_chart_route_v1_shadbala_chart_post": "shadbala_chart",
    "shadbala_chart_condition_route_v1_shadbala_chart_condition_post": "shadbala_chart_condition",
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
    "uranian_bulk_route_v1_uranian_bulk_post": "uranian_bulk",
    "uranian_catalog_route_v1_uranian_catalog_get": "uranian_catalog",
    "uranian_position_route_v1_uranian_position_post": "uranian_position",
    "varga_chart_named_route_v1_varga_chart_named_post": "varga_chart_named",
    "varga_chart_shodashvarga_route_v1_varga_chart_shodashvarga_post": "varga_chart_shodashvarga",
    "varga_chart_shodashvarga_batch_route_v1_varga_chart_shodashvarga_batch_post": "varga_chart_shodashvarga_batch",
    "varga_generic_route_v1_varga_generic_post": "varga_generic",
    "varga_named_route_v1_varga_named_post": "varga_named",
    "varga_named_batch_route_v1_varga_named_batch_post": "varga_named_batch",
    "varga_shodashvarga_route_v1_varga_shodashvarga_post": "varga_shodashvarga",
    "varga_shodashvarga_batch_route_v1_varga_shodashvarga_batch_post": "varga_shodashvarga_batch",
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
}
